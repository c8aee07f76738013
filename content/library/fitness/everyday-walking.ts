import type { LibraryTopic } from '#content/library/topic.ts'

export const everydayWalking: LibraryTopic = {
  id: 'everyday-walking',
  pillar: 'fitness',
  name: 'walking and counting steps',
  gravity: 'everyday',
  titles: [
    'How many steps a day make sense?',
    'Walking counts, also without ten thousand steps',
    'Take the long way to the baker',
    'A walk you keep: pace, steps and rainy days',
  ],
  keywords: [
    'how many steps a day',
    'walking for health',
    '10000 steps',
    'brisk walking',
    'step counter',
    'daily walk',
    'walking pace',
    'walking at lunch',
    'steps over 60',
    'steps',
    'step count',
    'walking',
    'counting steps',
    'walking enough exercise',
    'going for a stroll',
    '10k steps',
    'phone step counter',
  ],
  tags: ['walking', 'steps', 'endurance', 'everyday'],
  summary:
    'Ten thousand steps is a slogan. What studies of walking show, what counts as brisk, and how to add a walk to a full day.',
  passages: [
    {
      role: 'why',
      heading: 'A sport that needs no changing room',
      text:
        'Walking asks for no kit and no shower, and it can be done on the way to something. It also counts in full. A brisk ' +
        'walk is the standard example of the moderate activity of which the World Health Organization recommends 150 to 300 ' +
        'minutes a week.\n\n' +
        'Ten thousand steps, on the other hand, began as advertising. When researchers put 15 studies with more than 47,000 ' +
        'adults together, those who took some 5,800 steps a day were already clearly less likely to die during the following ' +
        'years than those with about 3,500. Such studies cannot prove that the walking was the cause, but the direction is ' +
        'plain, and it rewards the first extra kilometre most.',
      sources: ['lancet-steps-2022', 'who-activity-2020'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Where the curve bends',
      text:
        'In the pooled analysis of 15 studies the benefit grew with the steps and then levelled off: at roughly 6,000 to ' +
        '8,000 a day in people of sixty and older, and at 8,000 to 10,000 in younger adults. Past that point the curve ran ' +
        'nearly flat.\n\n' +
        'Speed made less difference than the total. Pace still has its use, because a walk that warms you and deepens the ' +
        'breath trains the heart in a way that strolling between shelves does not. A reasonable reading is to care about the ' +
        'number of steps first, and to let one walk a day be quick.',
      sources: ['lancet-steps-2022'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Add to your own number',
      text:
        'Wear the counter, or keep the telephone in a pocket, for a week in which you change nothing. Take the middle value ' +
        'of the seven days. That is your number, whatever it is.\n\n' +
        'Then add about a thousand steps to it, which is ten minutes or so, and hold that for a fortnight. The extra walk is ' +
        'easiest to keep when it is fastened to something that happens anyway: the stop before yours, a telephone call, the ' +
        'school gate, the coffee after lunch carried round the block. When the new number has become ordinary, decide whether ' +
        'to add again. Many people find that two such additions are all they want.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Pacing the kitchen at eleven at night',
      text:
        'A daily target has a way of turning into a debt. If you find yourself circling the table to close a ring, the ' +
        'counter has changed sides. Look at the average of the week instead and let a Sunday on the sofa be one.\n\n' +
        'Comparing devices is another waste of an evening. Two watches on the same wrist may disagree, because each guesses ' +
        'steps from movement in its own way; pushing a pram or a trolley often goes uncounted altogether. Stay with one ' +
        'device and compare it with itself. And do mind the shoes. Thin soles and a sudden doubling of distance are how a ' +
        'pleasant habit ends with a sore heel.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'For prams, heat, pain and seventy-five',
      text:
        'With a pram or a toddler, count minutes and forget the steps. In heat, walk early and in the shade; in winter, a ' +
        'shopping centre or a museum corridor is as long as any path. If a knee or a hip protests, two short walks may be ' +
        'better tolerated than one, and poles take some load and give confidence on slopes.\n\n' +
        'In later life the useful totals are lower, as the studies suggest, and company matters more than tempo. In pregnancy ' +
        'walking is usually welcome to the end; choose routes with benches. People who use a wheelchair can read “steps” as ' +
        'minutes of pushing at a pace that deepens the breath.',
      sources: ['lancet-steps-2022'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When a walk tells you to ask',
      text:
        'Walking does little for arm and back strength and only some for balance, so it is one part of a week. It is also an ' +
        'honest test. Calf pain that comes after a certain distance and goes when you stand still, chest tightness on a ' +
        'slope, or breathlessness that is new belong to a doctor soon; chest pain that does not pass with rest belongs to the ' +
        'emergency number.\n\n' +
        'Ask too before you extend your walks if you have numb feet from diabetes, an open wound on the foot, or a recent ' +
        'operation. Frequent stumbling is a reason for an appointment and never merely age.',
      sources: ['who-activity-2020', 'aha-exercise-risk-2020'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'There is nothing special about ten thousand steps. In a pooled analysis of 15 studies, the benefit of walking ' +
        'levelled off earlier, at around 6,000 to 8,000 daily steps in people over sixty.',
      sources: ['lancet-steps-2022'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Brisk walking counts fully towards the 150 to 300 minutes of moderate activity a week that the World Health ' +
        'Organization recommends to adults.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'For someone who walks very little, the first extra thousand steps a day are worth more than the fifth, and in large ' +
        'studies the total mattered more than the speed.',
      sources: ['lancet-steps-2022'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text:
        'A walk that is tied to something fixed, such as the school gate or the end of lunch, survives a busy week better ' +
        'than a walk that waits for a free half hour.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Wear a step counter for seven ordinary days and change nothing yet.',
    'Take the middle of the seven values as your own starting number.',
    'Add one ten-minute walk to a thing you already do every day.',
    'Make one walk a day quick enough to warm you.',
    'Look at the weekly average on Sunday and ignore the single days.',
    'Check your shoes for worn heels before you add distance.',
  ],
  questions: [
    {
      question: 'Do steps at home count as walking?',
      answer:
        'Yes. Every step counts towards the total, on the stairs as in the park. What housework rarely gives is ten minutes ' +
        'at a steady, brisk pace, and that is the part that trains heart and lungs. One deliberate walk a day supplies it.',
    },
    {
      question: 'Is one long walk better than several short ones?',
      answer:
        'For health there is little reason to prefer one. The World Health Organization no longer asks for a minimum length, ' +
        'so five minutes here and ten there add up. A long walk has other merits: quiet, company, and the pleasure of getting ' +
        'somewhere.',
    },
    {
      question: 'How fast is brisk walking?',
      answer:
        'Fast enough that you breathe more deeply and feel warm, and slow enough to talk in whole sentences. Singing should ' +
        'be difficult. That test fits people of every age and fitness, which a fixed speed in kilometres per hour cannot do.',
    },
  ],
}
