import type { LibraryTopic } from '#content/library/topic.ts'

export const startingAfterYears: LibraryTopic = {
  id: 'starting-after-years',
  pillar: 'fitness',
  name: 'starting again after years of nothing',
  gravity: 'grave',
  titles: [
    'How do you begin to train after years of nothing?',
    'The first month is for turning up',
    'Begin so easily that you want more',
    'Out of breath on the stairs: a sensible first month',
  ],
  keywords: [
    'start exercising after years',
    'exercise for beginners',
    'out of shape where to start',
    'couch to fitness',
    'unfit beginner plan',
    'first workout after long break',
    'start training at 40',
    'start training at 50',
    'unfit',
    'getting fit',
    'starting exercise again',
    'exercising again',
    'get fit at 50',
    'out of shape',
    'fit again',
    'back to the gym',
    'gym after years',
  ],
  tags: ['beginners', 'safety', 'habits', 'walking'],
  summary:
    'After years without training, begin below your limit, walk first, and let the first month prove only that you come back.',
  passages: [
    {
      role: 'why',
      heading: 'The steepest part of the path is the first',
      text:
        'Ten years at a desk do not forbid anything. The World Health Organization puts the sentence that matters at the ' +
        'front of its guidelines: some activity is better than none, and people who do nothing yet should start with small ' +
        'amounts and build up.\n\n' +
        'That is encouraging arithmetic. Someone who already runs three times a week gains less from a fourth run. Someone ' +
        'who has done nothing gains from a walk round the block, and notices it soon in ordinary places, on the stairs to the ' +
        'platform or in the last hour of a day on their feet. You are standing where effort pays best.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'how-it-works',
      heading: 'Lungs hurry, tendons take their time',
      text:
        'Parts of the body adapt at different speeds. Breath and heart respond within weeks, and your mood sometimes on the ' +
        'same day. Muscles learn quickly at first. Tendons, cartilage and bone are slow; they need months of regular, ' +
        'moderate load before they are ready for jumping, sprinting or long runs.\n\n' +
        'This explains a familiar story. In the fourth week you feel splendid, double everything, and in the sixth week a ' +
        'heel or a knee complains. The feeling was true for the lungs and came too early for the tendons. A plan that seems a ' +
        'little too easy in its second month is usually set at the speed of the slowest part.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'what-to-do',
      heading: 'Four weeks on one small page',
      text:
        'The American Heart Association advises inactive people to begin slowly, usually with walking, and to add amount ' +
        'before effort. One way to do that:\n\n' +
        '- week one: ten minutes’ walk on four days\n' +
        '- week two: fifteen minutes, at a pace at which you can talk\n' +
        '- week three: the same, and on two days five minutes of standing up from a chair and pressing away from a wall\n' +
        '- week four: twenty minutes, one of the walks with a hill\n\n' +
        'Tick each day on paper. At the end of the month the only question is how many ticks there are. If it was fewer than ' +
        'half, make the plan smaller, and keep the days.',
      sources: ['aha-exercise-risk-2020', 'who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      role: 'mistakes',
      heading: 'The programme of the person you used to be',
      text:
        'People who were once fit have a special problem: they remember the weights. The old training plan lies in a drawer, ' +
        'the old running shoes fit, and the first session is done by memory and paid for by the calves. Take what you did ' +
        'back then as a fact about the past. Begin at a third of it, or less, and see.\n\n' +
        'The opposite error is to wait until there is time for the full thing, a new gym card and five mornings. Buying ' +
        'equipment feels like starting. So does reading. The start itself is usually a pair of ordinary shoes and a quarter ' +
        'of an hour before dinner.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'adapting',
      heading: 'More weight, stiff joints, little courage',
      text:
        'If you carry a good deal of weight, water and the bicycle spare the joints while the rest of you catches up. With ' +
        'arthritis, short walks on several days tend to be kinder than one long one, and some stiffness afterwards is usual. ' +
        'After a pregnancy, begin with walking and the pelvic floor, and ask your midwife or doctor before you run or jump.\n\n' +
        'Some people are held back by being seen. Early mornings, a quiet stairwell or a living room are perfectly good ' +
        'places for the first months. The guidelines for people with long illnesses and disabilities say the same as for ' +
        'everyone: as you are able, and starting small.',
      sources: ['who-activity-2020'],
      evidence: 'practice',
      reviewed: false,
    },
    {
      role: 'limits',
      heading: 'Before you do more than walk briskly',
      text:
        'Most adults can begin with gentle walking without an examination. Speak to a doctor first if you have heart or ' +
        'kidney disease, diabetes, treatment for cancer, or high blood pressure; also if you get chest pain, dizziness, ' +
        'fainting or unusual breathlessness with small efforts, or if your ankles swell.\n\n' +
        'Sudden hard effort is the real risk for someone who has been inactive, according to the American Heart Association, ' +
        'and warning signs often come before. Pressure in the chest, pain that goes into jaw or arm, or feeling faint means ' +
        'stop at once and get medical help, even if it passes.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  statements: [
    {
      text:
        'The American Heart Association advises people who have been inactive to begin with walking and to increase amount ' +
        'and effort step by step, as long as they stay free of symptoms.',
      sources: ['aha-exercise-risk-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'Some movement is better than none. The World Health Organization advises adults who do not yet reach its ' +
        'recommendations to start with small amounts and to increase them gradually.',
      sources: ['who-activity-2020'],
      evidence: 'guideline',
      reviewed: false,
    },
    {
      text:
        'When you start to train again, heart and breath improve within weeks while tendons need months. A second month that ' +
        'feels slightly too easy is set at the right speed.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
    {
      text:
        'In the first month of training after a long break, count the days on which you turned up. How fast or how heavy can ' +
        'wait until the days are reliable.',
      sources: [],
      evidence: 'practice',
      reviewed: false,
    },
  ],
  steps: [
    'Walk ten minutes on four days this week, in the shoes you already own.',
    'Choose the hour now and tell one person which hour it is.',
    'Stay at a pace at which you could tell a story aloud.',
    'Stop each walk while you would still like to go on.',
    'Tick the days on paper and leave distance and speed unmeasured.',
    'Book a doctor’s appointment first if you have chest pain, faintness or a heart condition.',
  ],
  questions: [
    {
      question: 'Am I too old to start training?',
      answer:
        'No. Strength, endurance and balance can improve at any age, and the guidelines for older adults ask for all three. ' +
        'What changes is the pace of building up and the value of guidance. If you have fallen, faint easily or live with ' +
        'several illnesses, begin with a physiotherapist or doctor.',
    },
    {
      question: 'How fast should I increase?',
      answer:
        'Slowly enough that nothing hurts for more than a day or two. Add minutes first, then days, and effort last. If a ' +
        'week felt hard, repeat it. Nobody is keeping a record of how long you stayed at fifteen minutes.',
    },
    {
      question: 'Should I lose weight before I start to exercise?',
      answer:
        'There is no need to wait. Walking, cycling and work with a chair are open to almost everyone and useful at any ' +
        'weight. If joints hurt, choose water or a bicycle at first, and ask a physiotherapist for movements that your knees ' +
        'or hips will tolerate.',
    },
  ],
}
