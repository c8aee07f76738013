import type { LibraryLinks } from '#content/library/topic.ts'

export const fitnessLinks: LibraryLinks = {
  'starting-after-years': [
    { to: 'everyday-walking', because: 'For most people the beginning is a walk.' },
    { to: 'easy-endurance', because: 'How hard a beginning may be is best told by the breath.' },
    { to: 'strength-twice-a-week', because: 'After the first weeks of walking, strength is the second half of the advice.' },
    { to: 'crowded-weeks', because: 'What ends many beginnings is a full week.' },
  ],
  'everyday-walking': [
    { to: 'easy-endurance', because: 'A walk becomes endurance training when the breath quickens a little.' },
    { to: 'desk-days', because: 'Walking is one answer to a day on a chair.' },
    { to: 'balance-and-falls', because: 'Balance is a part of walking that is noticed only when it is missing.' },
    { to: 'strength-twice-a-week', because: 'Walking leaves out one half of the guidelines, which is strength.' },
  ],
  'strength-twice-a-week': [
    { to: 'adding-load', because: 'Two sessions stay useful as long as the load keeps up.' },
    { to: 'rest-and-soreness', because: 'Between two sessions lie the rest days, on which the work takes effect.' },
    { to: 'training-without-equipment', because: 'No gym is needed for strength; a living room will do.' },
    { to: 'balance-and-falls', because: 'Strong legs serve for more than lifting, and balance is one example.' },
  ],
  'easy-endurance': [
    { to: 'short-intervals', because: 'Easy endurance has a counterpart in intervals, the short hard efforts.' },
    { to: 'pulse-and-variability', because: 'Many people would rather look at their heart rate than listen to their breath.' },
    { to: 'everyday-walking', because: 'The easiest endurance of all is walking.' },
    {
      to: 'rest-and-soreness',
      because: 'An easy session is also what the day after a hard one is good for, which leads to rest.',
    },
  ],
  'short-intervals': [
    { to: 'easy-endurance', because: 'Hard minutes are few, and easy endurance fills the rest of the week.' },
    { to: 'rest-and-soreness', because: 'The harder the minute, the more the rest day matters.' },
    { to: 'crowded-weeks', because: 'Intervals are mostly chosen in weeks that are crowded.' },
    { to: 'pulse-and-variability', because: 'After hard sessions many people watch their heart rate in the morning.' },
  ],
  'training-without-equipment': [
    {
      to: 'strength-twice-a-week',
      because: 'What is done at home follows the same plan as in a gym: twice a week, for the whole body.',
    },
    { to: 'adding-load', because: 'Without plates the load has to grow in other ways, and the principle is the same.' },
    { to: 'crowded-weeks', because: 'Training at home is often chosen for crowded weeks.' },
    { to: 'desk-days', because: 'The same floor serves for joints that have been sitting all day.' },
  ],
  'adding-load': [
    {
      to: 'strength-twice-a-week',
      because: 'Load is added to something, and the plainest base is strength training on two days.',
    },
    { to: 'rest-and-soreness', because: 'More load asks for rest in between.' },
    { to: 'training-without-equipment', because: 'Where there are no plates, as at home, progress takes another form.' },
    { to: 'pulse-and-variability', because: 'Some people read from their resting heart rate whether the body has kept up.' },
  ],
  'desk-days': [
    { to: 'everyday-walking', because: 'The simplest break from a chair is a walk.' },
    {
      to: 'training-without-equipment',
      because: 'Some movements that answer a day of sitting need no more than a floor at home.',
    },
    { to: 'crowded-weeks', because: 'Office days are crowded days, and training has to be fitted in.' },
    {
      to: 'strength-twice-a-week',
      because: 'Joints keep their range under load as well, which is a reason for strength training.',
    },
  ],
  'rest-and-soreness': [
    {
      to: 'pulse-and-variability',
      because: 'Whether a body has recovered is something that people try to read from their heart rate.',
    },
    { to: 'easy-endurance', because: 'A day after hard work can still hold something easy.' },
    { to: 'adding-load', because: 'Soreness often follows a step in load that was too large.' },
    { to: 'strength-twice-a-week', because: 'Rest days make sense beside a plan for strength that says which days are not.' },
    { to: 'tired-or-ill', because: 'There is tiredness that a rest day mends, and there is illness.' },
  ],
  'tired-or-ill': [
    { to: 'rest-and-soreness', because: 'Tiredness after training is another matter; there, rest days help.' },
    {
      to: 'pulse-and-variability',
      because: 'A heart rate that is higher than usual in the morning is one of the things that people notice first.',
    },
    { to: 'easy-endurance', because: 'Coming back begins with easy sessions.' },
    { to: 'everyday-walking', because: 'The first thing to return after an illness is usually a walk.' },
  ],
  'pulse-and-variability': [
    { to: 'rest-and-soreness', because: 'What the figures are asked about most is rest.' },
    { to: 'easy-endurance', because: 'Heart rate is also a guide during effort, though the talk test is a simpler one.' },
    { to: 'short-intervals', because: 'Hard sessions such as intervals are what many people check their figures after.' },
    { to: 'tired-or-ill', because: 'A pulse that stays high for some days may belong to an illness.' },
  ],
  'balance-and-falls': [
    { to: 'strength-twice-a-week', because: 'Balance stands on legs, and legs want strength.' },
    { to: 'everyday-walking', because: 'Balance is used on every walk and trained on few of them.' },
    {
      to: 'training-without-equipment',
      because: 'Balance exercises need no more than a worktop, and other training at home no more than a floor.',
    },
    { to: 'desk-days', because: 'Stiff ankles and hips come with sitting, and they are what balance has to work with.' },
  ],
  'crowded-weeks': [
    { to: 'short-intervals', because: 'When time is the trouble, intervals come to mind.' },
    { to: 'training-without-equipment', because: 'Training at home saves the journey.' },
    { to: 'strength-twice-a-week', because: 'Strength training twice a week is a plan that many weeks can hold.' },
    { to: 'everyday-walking', because: 'A full week has its errands, and some of them can be a walk.' },
  ],
}
