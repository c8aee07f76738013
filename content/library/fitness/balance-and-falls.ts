import type { LibraryTopic } from '#content/library/topic.ts'

export const balanceAndFalls: LibraryTopic = {
  id: 'balance-and-falls',
  pillar: 'fitness',
  name: 'balance and avoiding falls',
  gravity: 'grave',
  titles: [
    'Can you train balance like a muscle?',
    'Exercise prevents falls, and the right kind matters',
    'Stand on one leg while the kettle boils',
    'Steady at forty, steady at eighty',
  ],
  keywords: [
    'balance exercises',
    'fall prevention',
    'exercises for seniors balance',
    'stand on one leg',
    'tai chi balance',
    'stay steady as you age',
    'prevent falls at home',
    'ankle stability',
    'falls',
    'preventing falls',
    'balance in old age',
    'tai chi',
    'fear of falling',
    'balance as you get older',
    'avoid falls',
    'losing balance',
    'balance training',
  ],
  tags: ['balance', 'ageing', 'prevention', 'strength'],
  summary:
    'Balance answers to practice at any age. Which exercises prevent falls, how to start safely, and what to have checked.',
  passages: [
    {
      role: 'why',
      heading: 'What the kerb knows about you',
      text:
        'Balance goes quietly. One day you hold the banister going down, and later you notice that you have been holding it ' +
        'for two years. Because nothing hurts, it rarely finds a place in a programme.\n\n' +
        'It repays one. The Cochrane review on falls, with more than a hundred trials in people of sixty and over, found that ' +
        'exercise lowers the rate of falls by about 23 per cent, and rated that finding as highly certain. The World Health ' +
        'Organization asks older adults for varied training with balance and strength on three or more days a week. Whoever ' +
        'starts at forty or fifty starts from firmer ground.',
      sources: ['cochrane-falls-2019', 'who-activity-2020'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Three senses and a pair of ankles',
      text:
        'To stay upright the brain compares what the eyes see, what the inner ear reports and what feet and joints feel. Then ' +
        'legs and trunk correct, many times a minute. Practice sharpens all of it: the comparing, the speed of the ' +
        'correction, and the strength behind it.\n\n' +
        'It has to be a little unsteady to work. Training in which balance is never in question, walking on a smooth floor ' +
        'for instance, does other useful things. In the Cochrane review the programmes that helped most surely were made of ' +
        'balance and everyday movements, alone or together with strength work. Fast reaction fades sooner than strength, ' +
        'which is a reason to practise stepping quickly as well.',
      sources: ['cochrane-falls-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'At the kitchen worktop',
      text:
        'Stand where you can hold on at once. Take the first line that is slightly difficult, and go on when it has become ' +
        'dull:\n\n' +
        '- feet together, half a minute\n' +
        '- one foot in front of the other, heel to toe\n' +
        '- on one leg, with a fingertip on the worktop, then without\n' +
        '- turn the head slowly from side to side meanwhile\n' +
        '- ten slow risings from a chair without using the hands\n' +
        '- walk heel to toe along a line, and back\n\n' +
        'Five minutes on most days is a good size, and it fits beside the kettle. Tai chi or dancing lessons do much the same ' +
        'in company, with music, and people stay with them for years.',
      sources: ['cochrane-falls-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Wobble boards, slippers and courage',
      text:
        'Balance gadgets look scientific and carry a risk that the floor does not. Firm ground is difficult enough for a long ' +
        'time. Closing the eyes is the hardest step, and it belongs at the end, with a wall on each side.\n\n' +
        'Another error is to leave strength out of it. A stumble is caught by a leg that can push, so the chair exercise ' +
        'counts as much as the standing. Many falls have nothing to do with training at all: the rug, the missing lamp on the ' +
        'stairs, slippers without heels, glasses for reading worn on the steps. An evening with a torch and a roll of carpet ' +
        'tape is excellent practice.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'After a fall, with a stick, in a chair',
      text:
        'After a fall, people move less out of fear, and then fall more easily. If that is where you are, start seated: lift ' +
        'the knees in turn, shift your weight from side to side, reach for things on the table. A physiotherapist or a falls ' +
        'class can take you from there at the right speed.\n\n' +
        'With a stick or frame, practise with it. With numb feet, after a stroke, with Parkinson’s disease or marked ' +
        'osteoporosis, have the exercises chosen for you. Younger people have their own versions: one-legged stands while ' +
        'brushing the teeth, walking on kerbs, ankle work after a sprain. In late pregnancy keep a hand on something.',
      sources: ['nice-falls', 'who-activity-2020'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'A fall is a reason for an appointment',
      text:
        'Exercise cannot repair what medicines, eyes or blood pressure spoil. Tell your doctor about any fall in the past ' +
        'year, about dizziness on standing up, blackouts, new unsteadiness or a fear of falling that keeps you indoors. The ' +
        'guideline of the British institute NICE is built on that: first ask, then look for causes. Take all your medicines ' +
        'along, sleeping tablets and blood pressure tablets above all, and never stop one by yourself.\n\n' +
        'Sudden dizziness with double vision, slurred speech, a drooping face or weakness on one side is an emergency. So is ' +
        'a blow to the head in anyone who takes blood thinners, even when they feel well.',
      sources: ['nice-falls'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'In people of sixty and over, exercise lowers the rate of falls by about 23 per cent. The Cochrane review that found ' +
        'this rated the evidence as high in certainty.',
      sources: ['cochrane-falls-2019'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'The World Health Organization advises older adults to do varied exercise that emphasises balance and strength on ' +
        'three or more days a week, to stay able and to prevent falls.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Balance training should be slightly unsteady and perfectly safe: a task that makes you wobble, done beside a worktop ' +
        'that you can grip at once.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A leg that can rise from a low chair can also catch a stumble, so balance exercises and leg strength belong in the ' +
        'same few minutes.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Stand on one leg beside the worktop each time the kettle boils.',
    'Rise ten times from a chair, slowly and without the hands, on three days.',
    'Walk your stairs in the evening and replace the bulb that is missing.',
    'Fix or remove the one rug that moves.',
    'Ask about a tai chi or dance class within walking distance.',
    'Tell your doctor about any fall in the past year, even a harmless one.',
  ],
  questions: [
    {
      question: 'How long should I be able to stand on one leg?',
      answer:
        'Figures for this circulate widely and differ by age and method. Use yourself as the measure: note how long you ' +
        'manage on each side today, with support close by, and look again in a month. A sudden worsening, or a great ' +
        'difference between sides, is worth showing to a doctor.',
    },
    {
      question: 'Is walking enough to prevent falls?',
      answer:
        'Walking is good for heart, mood and legs, and as the only measure against falls it has little evidence behind it. ' +
        'Add balance and strength. People who fall easily should not simply walk faster; they should have someone look at ' +
        'their gait first.',
    },
    {
      question: 'At what age should balance training begin?',
      answer:
        'Whenever you think of it. Guidelines ask for it from later life on, but skills that were never lost are easier to ' +
        'keep. In midlife, a minute on one leg morning and evening, some uneven paths and regular leg strength are plenty.',
    },
  ],
}
