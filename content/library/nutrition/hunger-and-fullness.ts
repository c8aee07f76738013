import type { LibraryTopic } from '#content/library/topic.ts'

export const hungerAndFullness: LibraryTopic = {
  id: 'hunger-and-fullness',
  pillar: 'nutrition',
  name: 'hunger and fullness',
  gravity: 'grave',
  titles: [
    'Eat slowly enough to notice',
    'How do you know when you have had enough?',
    'Hungry, or merely near the fridge?',
    'Let the second helping wait five minutes',
  ],
  keywords: [
    'hunger',
    'fullness',
    'satiety',
    'eating slowly',
    'mindful eating',
    'overeating',
    'second helping',
    'emotional eating',
    'eating in the evening',
    'appetite',
    'always hungry',
    'comfort eating',
    'bored or hungry',
    'hunger between meals',
    'stress eating',
    'control of appetite',
    'feeling full',
  ],
  tags: ['hunger', 'appetite', 'attention', 'evening'],
  summary: 'How hunger and fullness announce themselves, why speed and screens drown them out, and what to try at the next meal.',
  passages: [
    {
      role: 'why',
      heading: 'The plate is empty before the news arrives',
      text:
        'Most adults finish what is in front of them, and they finish it quickly. The signals that would say “enough” ' +
        'are slower than a fork. A systematic review of experiments from 2014 found that people who were made to eat ' +
        'more slowly took in less energy than when they ate fast, and were no hungrier at the end of the meal or some ' +
        'hours later.\n\n' +
        'That is worth knowing because slowing down takes nothing off the plate. It needs no list of forbidden food ' +
        'and no app. What it does need is a little time and a quieter table, and a busy life is short of both, so it ' +
        'pays to begin with a single meal.',
      sources: ['ajcn-eating-rate-2014'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'A conversation with several speakers',
      text:
        'Hunger and fullness are not one switch. The stretched stomach reports within minutes, hormones from the gut ' +
        'follow more slowly, the stores of the body send word over days, and all of it is weighed against habit, ' +
        'smell, company and the hour. Poor sleep and strain make the hungry voices louder in many people.\n\n' +
        'Attention belongs to it too. In experiments that a review collected in 2013, people who ate while distracted ' +
        'ate more at the time and more afterwards, and people who were reminded of their last meal ate less at the ' +
        'next. Eating is partly a matter of memory, so a meal has to be noticed in order to last.',
      sources: ['ajcn-eating-attentively-2013', 'ajcn-eating-rate-2014'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'One meal a day at half the speed',
      text:
        'Choose the meal that is easiest to protect, and practise there.\n\n' +
        '- Sit down, serve the plate once, and put the pan back on the stove.\n' +
        '- Before the first bite ask how hungry you are: a little, quite, very.\n' +
        '- Put the fork down between bites for the first five minutes only.\n' +
        '- Halfway through, stop and ask again.\n' +
        '- When the plate is empty, wait five minutes before you decide about more.\n\n' +
        'If you are still hungry then, eat more, without debate. The exercise is about noticing. After two weeks you ' +
        'will know whether you usually overshoot, by how much, and on which days.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Turning a signal into a rule',
      text:
        '“Only eat when hungry” sounds wise and fails on a workday, where lunch is at noon or not at all. It is quite ' +
        'proper to eat because it is time. Waiting until you are starving is the surer way to lose the signal, since ' +
        'great hunger shouts over everything that comes later.\n\n' +
        'Others make a test of it, with a score from one to ten before every bite, and end up thinking about food all ' +
        'day. A third group mistakes fullness for failure. Eating past comfort at a wedding is part of a life with ' +
        'other people. And water or chewing gum used to silence real hunger only postpones the conversation.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'Late dinners, noisy tables, fast eaters by trade',
      text:
        'Coming home at nine with an empty stomach, most people eat twice: once at the fridge and once at the table. A ' +
        'proper snack at six makes the late dinner a calm and smaller one, and it lies more lightly at night.\n\n' +
        'Nurses, teachers and parents often learn to eat in four minutes. If the clock cannot change, change the food: ' +
        'things that need chewing, warm things, a whole fruit at the end. At a noisy family table, settle for the ' +
        'first five minutes without a screen. When the wish to eat follows a quarrel or a lonely hour, name it and ' +
        'choose on purpose. Eating may still be the choice.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When signals cannot be trusted, or hurt',
      text:
        'Some medicines raise or lower appetite, steroids and several psychiatric drugs among them, and newer ' +
        'medicines for diabetes and weight change it on purpose. Ask before you draw conclusions, and never stop one ' +
        'by yourself. Appetite lost for weeks, fullness after a few bites, or trouble swallowing should be looked at ' +
        'by a doctor.\n\n' +
        'For anyone with an eating disorder, now or in the past, practising hunger and fullness belongs in treatment. ' +
        'Guidance from NICE in England urges early referral. Signs to take to a doctor are fear of weight that rules ' +
        'the day, eating in secret with loss of control, vomiting, or very little food.',
      sources: ['nice-eating-disorders-2017'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Eating more slowly usually means eating a little less, without more hunger later on; a systematic review from ' +
        '2014 pooled the experiments.',
      sources: ['ajcn-eating-rate-2014'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Waiting five minutes before a second helping costs nothing and decides nothing in advance: whoever is still ' +
        'hungry then should eat more.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Very great hunger is a poor adviser. A proper snack in the late afternoon often makes the difference between ' +
        'a calm dinner and one that begins at the open fridge.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'Eating disorders can be treated, and guidance from NICE asks that people be referred early; secret eating, ' +
        'vomiting or constant fear of weight are reasons to see a doctor soon.',
      sources: ['nice-eating-disorders-2017'],
      evidence: 'guideline',
      reviewed: false,
    },
  ],
  steps: [
    'Eat one meal this week without a screen in sight.',
    'Ask yourself before dinner how hungry you are, in one word.',
    'Put the fork down between bites for five minutes.',
    'Return the pan to the stove before you sit down.',
    'Wait five minutes before the second helping, then do as you like.',
    'Have a snack at six on the day you will eat late.',
  ],
  questions: [
    {
      question: 'How long does it take to feel full?',
      answer:
        'There is no single figure for everyone. The stomach reports within minutes, other signals take longer, and ' +
        'the sort of food matters too. In practice a pause before the second helping is long enough to feel a ' +
        'difference. If you never feel full, or always after two bites, tell a doctor.',
    },
    {
      question: 'Is it bad to eat late in the evening?',
      answer:
        'The clock alone seems to matter less than what and how much it is, though a large meal just before bed ' +
        'disturbs sleep in many people and can bring on heartburn. If your day ends late, eat something at six and ' +
        'keep the later meal smaller and warm.',
    },
    {
      question: 'What if I eat because I am sad or stressed?',
      answer:
        'Almost everyone does at times, and shame makes it worse. Notice which feeling it was, and have one other ' +
        'answer ready, such as a call, a walk or a shower. If eating is your only comfort, or you lose control over ' +
        'it, a doctor or therapist can help.',
    },
  ],
}
