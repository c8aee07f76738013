import type { LibraryTopic } from '#content/library/topic.ts'

export const restAndSoreness: LibraryTopic = {
  id: 'rest-and-soreness',
  pillar: 'fitness',
  name: 'rest days and sore muscles',
  gravity: 'everyday',
  titles: [
    'Should you train with sore muscles?',
    'Rest is the half of training that nobody films',
    'Plan the day off before you need it',
    'Sore on Thursday: what helps and what only feels busy',
  ],
  keywords: [
    'sore',
    'rest days',
    'muscle soreness',
    'doms',
    'sore after workout',
    'how many rest days',
    'recovery after training',
    'should i train when sore',
    'ice bath recovery',
    'overtraining signs',
    'sore muscles',
    'sore legs',
    'recovery after a workout',
    'recover after exercise',
  ],
  tags: ['recovery', 'soreness', 'planning', 'strength'],
  summary:
    'Why training needs days without it, what muscle soreness means, which remedies hold up, and when pain is no longer ordinary.',
  passages: [
    {
      role: 'why',
      heading: 'Tuesday’s work is built on Wednesday',
      text:
        'A session is a request. What comes of it is decided afterwards, in the hours when you eat, sit with a book and ' +
        'sleep. Leave those hours out and the request remains unanswered.\n\n' +
        'The European and American colleges of sport science and sports medicine put it in one sentence of their joint ' +
        'statement: successful training must involve overload and must avoid the combination of excessive overload with too ' +
        'little recovery. Few people with a family and a job train too much in absolute terms. Many recover too little, ' +
        'because the stress of a week comes out of the same purse as the stress of a barbell.',
      sources: ['ecss-overtraining-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Where the ache comes from',
      text:
        'Muscle soreness sets in some hours after unusual work, is worst around the second day and fades within the week. It ' +
        'follows movements in which a muscle brakes while it lengthens: walking downhill, lowering a weight, the first ' +
        'football match of the spring. Lactic acid, long the suspect, has nothing to do with it.\n\n' +
        'The ache belongs to novelty. Repeat the same walk a fortnight later and it will hurt much less, although it does you ' +
        'as much good. A session without soreness has therefore not failed, and a very sore one has not succeeded twice.',
      sources: ['cochrane-stretching-2011'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'An off day with some shape to it',
      text:
        'Rest from training is seldom rest on a bed. A plan for the day after something hard:\n\n' +
        '- walk, or cycle slowly, for a quarter of an hour\n' +
        '- eat normal meals with some protein in each\n' +
        '- move the sore joints through their range without pulling on them\n' +
        '- go to bed at the usual time, or a little earlier\n\n' +
        'Leave about two days between strength sessions for the same muscles. That is why two or three sessions of the whole ' +
        'body fit so well into a week. Every month or two, take a lighter week, with half the sets and the usual weights. ' +
        'Many people notice in it how tired they had been.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'Stretching it out, freezing it out',
      text:
        'Stretching before or after exercise is a pleasant habit with little effect on soreness. The Cochrane review of ' +
        'twelve studies found next to none in the days that followed. Stretch if you like how it feels.\n\n' +
        'Cold baths do reduce soreness somewhat compared with doing nothing, according to another Cochrane review of ' +
        'seventeen small trials, which also says that their safety has hardly been studied. Painkillers taken in order to ' +
        'train again at once silence the only messenger you have. The commonest mistake, though, is impatience: the second ' +
        'hard leg day on legs that can’t yet descend a staircase.',
      sources: ['cochrane-stretching-2011', 'cochrane-cold-water-2012'],
      evidence: 'review',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'If you can’t choose your rest',
      text:
        'Parents of small children, shift workers and carers do not get to schedule recovery. For them the training has to ' +
        'bend: sessions of twenty minutes, a repetition or two further from the limit, hard days placed after the likeliest ' +
        'good night. Manual work counts as load as well; after a day of lifting boxes the legs have had their session.\n\n' +
        'With age the same workout may want a day more before it is repeated, and that is a fair trade. When you eat little, ' +
        'whether to lose weight or because of illness, recovery slows, and volume should go down before the weights do.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Beyond ordinary soreness',
      text:
        'Ordinary soreness is dull, on both sides and better once you move. A sudden stab, a bruise, a swollen joint or pain ' +
        'in one exact spot is an injury until somebody has looked at it.\n\n' +
        'Very severe pain and swelling after unaccustomed exertion, with weakness or urine the colour of tea or cola, is an ' +
        'emergency: muscle may be breaking down and harming the kidneys. Go to hospital the same day. People who take statins ' +
        'should mention new muscle pain to a doctor or pharmacist. And weeks of falling performance with poor sleep and low ' +
        'mood are a reason for a medical check before they are called overtraining, because several illnesses begin that way.',
      sources: ['ecss-overtraining-2013'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'Stretching before or after exercise makes little or no difference to muscle soreness in the following days, as a ' +
        'Cochrane review of twelve studies found.',
      sources: ['cochrane-stretching-2011'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Good training combines overload with enough recovery. The joint statement of European and American sports scientists ' +
        'warns above all of too much of the first with too little of the second.',
      sources: ['ecss-overtraining-2013'],
      evidence: 'review',
      reviewed: false,
    },
    {
      text:
        'Cold baths after exercise may ease soreness compared with plain rest, but the trials were small and hardly looked at ' +
        'side effects, so nobody needs one to recover.',
      sources: ['cochrane-cold-water-2012'],
      evidence: 'mixed',
      reviewed: false,
    },
    {
      text: 'Muscle soreness measures how new an exercise was for you. It tells you little about how useful the session has been.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Mark two days without training in this week’s calendar before you plan the rest.',
    'Leave two days between strength sessions for the same muscles.',
    'Walk for a quarter of an hour on the day after a hard one.',
    'Use the stairs as a test: train legs again when going down is easy.',
    'Write down one line about how rested you felt before each session.',
    'Plan a lighter week now, for a month from today.',
  ],
  questions: [
    {
      question: 'Is it all right to train with sore muscles?',
      answer:
        'With mild soreness, yes, preferably other muscles or something light; moving often eases the ache for a while. If ' +
        'the movement is clearly weaker or you have to change how you do it, wait another day. Sharp or one-sided pain is a ' +
        'different matter.',
    },
    {
      question: 'How many rest days a week do I need?',
      answer:
        'Beginners do well with at least one day between strength sessions and one day a week with nothing but walking. The ' +
        'right number is the one at which your next session feels like a continuation. If every session starts heavy, add a ' +
        'day.',
    },
    {
      question: 'Does protein help against soreness?',
      answer:
        'Protein supplies building material, and most people who eat varied meals get enough for moderate training. Its ' +
        'effect on the ache itself is uncertain. With kidney disease, do not raise protein without your doctor or dietitian.',
    },
  ],
}
