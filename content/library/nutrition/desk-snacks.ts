import type { LibraryTopic } from '#content/library/topic.ts'

export const deskSnacks: LibraryTopic = {
  id: 'desk-snacks',
  pillar: 'nutrition',
  name: 'snacks at the desk',
  gravity: 'everyday',
  titles: [
    'The drawer at four o’clock',
    'Are you hungry, tired or only at your desk?',
    'Pack one snack on purpose',
    'A snack is a small meal, so let it be one',
  ],
  keywords: [
    'snacks',
    'office snacks',
    'afternoon slump',
    'cravings',
    'healthy snacks',
    'desk lunch',
    'energy in the afternoon',
    'vending machine',
    'home office',
    'sweets',
    'biscuits',
    '3 pm slump',
    'afternoon energy crash',
    'stop snacking',
    'snacking',
    'fewer sweets',
    'crash after lunch',
  ],
  tags: ['snacks', 'work', 'afternoon', 'habits'],
  summary: 'Why the afternoon snack happens, how to tell hunger from tiredness, and what to put in the drawer so that it helps.',
  passages: [
    {
      role: 'why',
      heading: 'Food that leaves no memory',
      text:
        'Ask people in the evening what they ate, and lunch comes back at once. The biscuits during the call do not. A ' +
        'systematic review from 2013 brought together experiments on attention and eating: people who were distracted ' +
        'ate somewhat more on the spot, and clearly more later on. It seems that a meal which was hardly noticed does ' +
        'not count as one.\n\n' +
        'That is the trouble with snacks at a desk. Their ingredients matter less than the fact that they happen ' +
        'beside something else. A snack can be a sensible bridge over a long afternoon, and for that it has to be ' +
        'chosen, eaten and finished.',
      sources: ['ajcn-eating-attentively-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'What four o’clock is made of',
      text:
        'Several things meet in the middle of the afternoon. Alertness dips in many people some hours after midday, ' +
        'whatever they have eaten. Lunch was perhaps small or five hours ago. The task in front of you is dull, or ' +
        'frightening, and standing up to fetch something is a respectable way to leave it. And the bowl is in view.\n\n' +
        'Each of these asks for something different. True hunger grows slowly and would accept a cheese sandwich. ' +
        'Tiredness wants light, air or a short walk. Boredom wants a change. A craving names one food and usually ' +
        'passes. Only the first is answered by eating, and for the others the sweet lasts about as long as the wrapper.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Make the snack before you need it',
      text:
        'Give the afternoon one planned snack, at about the same hour, away from the keyboard.\n\n' +
        '- **Pair two things:** fruit with nuts, yoghurt with berries, crispbread with cheese, raw vegetables with ' +
        'hummus.\n' +
        '- **Portion it at home.** A box has an end, a bag does not.\n' +
        '- **Move the rest out of sight.** The tin for visitors lives in a cupboard, in another room if possible.\n\n' +
        'Before you open the box, stand up and drink something. Five minutes at the window will tell you which kind of ' +
        'four o’clock it was. If you are still hungry, eat, sitting down, with both hands off the mouse.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Rice cakes, heroics and the healthy bar',
      text:
        'Virtue is the first mistake: a dry rice cake that satisfies nobody, followed by the chocolate it was meant to ' +
        'prevent. A snack should be good enough to end the matter. The second is going without, from a hasty lunch at ' +
        'noon to a dinner at nine, and then eating standing at the open fridge.\n\n' +
        'The third is the packaging. Dates, oats and “no added sugar” describe bars that may be as sweet as the ones ' +
        'they stand beside. Dried fruit and honey are no exceptions where your teeth are concerned. Coffee in the ' +
        'place of food works for an hour and often charges the night for it.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'At home, on nights, in the shared kitchen',
      text:
        'Working at home, the kitchen is the colleague who keeps asking. Set a time for the break and keep the work ' +
        'out of the kitchen, or the snacks out of the workroom. On night duty eat the main meal before the shift, ' +
        'something warm and small in the middle of it, and leave the sweets at home.\n\n' +
        'Shared offices run on kindness and cake. Take a slice when you want one and enjoy it at the table with the ' +
        'others; declining three times a week needs no reason. If you spend your afternoons in the car with children, ' +
        'pack your own box beside theirs.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'When the craving means something else',
      text:
        'Shaking, sweating and confusion that vanish after eating should be described to a doctor, and at once if you ' +
        'take medicines for diabetes. Great hunger together with thirst and loss of weight needs a test. Tiredness ' +
        'that no night cures may come from sleep, iron, thyroid or mood, and no snack will mend it.\n\n' +
        'Eating large amounts fast and in secret, with the feeling that you cannot stop, is common and can be treated; ' +
        'a family doctor is a good first address. Frequent grazing on sweet or sour things harms teeth, so ask your ' +
        'dentist. In pregnancy several small meals can be the better plan.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'People who eat while distracted tend to eat somewhat more at once and clearly more later in the day, ' +
        'according to a systematic review of experiments from 2013.',
      sources: ['ajcn-eating-attentively-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'If an apple would not do, it is probably not hunger. A short walk settles the matter more politely than an ' +
        'argument with yourself at the desk.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'A snack that joins two kinds of food, such as fruit with nuts or crispbread with cheese, lasts longer than a ' +
        'sweet eaten alone and needs no recipe.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'What is out of sight is eaten less often. Moving the biscuit tin to another room asks for one decision, while ' +
        'leaving it on the desk asks for thirty.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Pack one snack of two parts before work on three days.',
    'Eat it away from the screen, sitting down.',
    'Move the sweets in the office to a cupboard with a door.',
    'Drink a glass of water and look out of the window before the first biscuit.',
    'Write down for two afternoons when the wish to eat came and what you were doing.',
    'Eat a lunch with some protein in it on the day of your longest afternoon.',
  ],
  questions: [
    {
      question: 'What is a good snack for the afternoon?',
      answer:
        'One that you like and that has an end. An apple with a handful of nuts, a yoghurt with fruit, crispbread with ' +
        'cottage cheese or carrots with hummus all keep for hours in a bag. Put it in a box, eat it at a table, and ' +
        'let it be enough.',
    },
    {
      question: 'Is it bad to eat nothing between meals?',
      answer:
        'Not at all. If lunch holds until dinner, you need no snack, and many people feel better with clear gaps. The ' +
        'test is the evening: if you arrive at dinner so hungry that you eat in a hurry, a small bridge at four or ' +
        'five would help.',
    },
    {
      question: 'How do I stop craving sweets?',
      answer:
        'Usually by removing the occasion more than by fighting the wish. Eat enough at lunch, sleep enough, keep ' +
        'sweets out of reach of the chair, and choose a time at which you do have something sweet and enjoy it. Strict ' +
        'bans tend to make the wish louder.',
    },
  ],
}
