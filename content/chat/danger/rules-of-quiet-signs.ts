import type { DangerRule } from './form.ts'

/** Of what is said quietly: signs that are told without the name of what they mean. */
export const rulesOfQuietSigns: readonly DangerRule[] = [
  { kind: 'self-harm', all: ['pet', 'betterOff'], within: 18, unless: ['planned', 'training'] },
  { kind: 'self-harm', all: ['lastLetters', 'leftOut'], within: 14, unless: ['planned', 'training'] },
  {
    kind: 'self-harm',
    all: ['ridOfMe', ['soon', 'end', 'gone', 'vanish', 'nobody', 'forever', 'burden']],
    within: 14,
    unless: ['planned'],
  },
  {
    kind: 'self-harm',
    all: ['sleeves', 'deliberately', ['bleed', 'marks', 'injure']],
    within: 32,
    unless: ['accident', 'training'],
  },
  { kind: 'self-harm', all: ['height', 'looksDown'], within: 12, unless: ['training', 'planned'] },

  { kind: 'eating', all: ['weighsSelf', 'timesADay'], within: 12, unless: ['joke'] },
  { kind: 'eating', all: [['meal', 'eat'], 'bathroom', 'runsWater'], within: 22 },

  { kind: 'heart', all: ['heavyOn', ['leaden', 'arm']], within: 16, unless: ['training'] },
  { kind: 'stroke', all: ['mixesWords', ['dropThings', 'face', 'numb', 'arm', 'suddenly', 'odd', 'limb']], within: 18 },
  {
    kind: 'breath',
    all: ['noSentence', ['breathless', 'breathe', 'cannot', 'not', 'laboured']],
    within: 14,
    unless: ['training'],
  },
  { kind: 'poison', all: [['swallow', 'take', 'dose', 'contact'], 'underSink'], within: 14 },
  {
    kind: 'blood-sugar',
    all: ['fruitBreath', ['thirst', 'urinate', 'vomiting', 'drowsy', 'confused', 'diabetic', 'diabetesThing', 'breathless']],
    within: 24,
  },

  { kind: 'baby', all: ['fontanelle', 'sunken'], within: 7 },
  { kind: 'baby', all: ['dryNappy', ['fontanelle', 'child', 'drowsy', 'vomiting', 'fever', 'days']], within: 16 },
  { kind: 'baby', all: ['ribsIn', ['laboured', 'breathe', 'child', 'breathless']], within: 16, unless: ['training'] },
  { kind: 'baby', all: ['child', 'feverFigure'], within: 12 },
  {
    kind: 'baby',
    all: [
      ['pregnant', 'bump'],
      ['head', 'headSplits'],
      ['blurred', 'flashes'],
    ],
    within: 22,
  },
  { kind: 'baby', all: ['hardBelly', 'noKicks'], within: 18 },
  { kind: 'baby', all: ['noKicks', ['pregnant', 'bump']], within: 16, unless: ['training'] },

  { kind: 'violence', all: ['checksPhone', ['mayNotSee', 'attacker', 'afraid', 'control']], within: 18 },
  { kind: 'violence', all: ['mayNotSee', 'attacker'], within: 14, unless: ['training', 'game'] },
  { kind: 'violence', all: ['locksIn', ['goesOut', 'attacker', 'victim']], within: 14, unless: ['child'] },
  { kind: 'violence', all: ['afraidHome'], within: 10, unless: ['joke'] },

  { kind: 'self-harm', all: ['decided', 'calmNow'], within: 20, unless: ['training', 'planned'] },
  { kind: 'self-harm', all: ['hoards', 'sleepPills'], within: 14, unless: ['planned'] },
  { kind: 'self-harm', all: ['needFeel', ['marks', 'bleed', 'blade', 'sleeves']], within: 18, unless: ['training', 'accident'] },
  { kind: 'eating', all: ['countsBites', ['exercise', 'undo', 'passOut', 'weight', 'starve']], within: 18, unless: ['joke'] },
  { kind: 'eating', all: ['onlyWater', 'days', ['weight', 'passOut', 'dizzy', 'bodyImage', 'starve', 'foodRule']], within: 26 },
  { kind: 'violence', all: ['knowsWhere', 'attacker'], within: 16, unless: ['training', 'game'] },
  {
    kind: 'violence',
    all: ['heHears', ['attacker', 'afraid', 'strike', 'harmed']],
    within: 20,
    unless: ['training', 'child', 'joke'],
  },
  {
    kind: 'violence',
    all: ['saysFell', ['recurs', 'attacker'], ['attacker', 'alcohol', 'harmed']],
    within: 22,
    unless: ['training'],
  },
  { kind: 'stroke', all: ['handFails'], within: 10, unless: ['training'] },
  { kind: 'stroke', all: ['mouthLeaks'], within: 10, unless: ['training', 'child'] },
  { kind: 'heart', all: ['weightMiddle', ['sweaty', 'vomiting', 'pale', 'sick', 'arm']], within: 18, unless: ['training'] },
  { kind: 'allergy', all: ['voiceChanged', ['trigger', 'rash', 'swell']], within: 20 },
  { kind: 'injury', all: ['eyesRolled', ['child', 'person', 'shivering', 'respond']], within: 14, unless: ['joke'] },
  { kind: 'injury', all: ['pupil', ['head', 'headHit', 'vomiting', 'drowsy', 'confused', 'sleep', 'fall']], within: 26 },
  { kind: 'injury', all: ['spotsStay', ['fever', 'child', 'drowsy', 'stiffNeck', 'unwell']], within: 20 },
  { kind: 'injury', all: ['soaked', ['bleed', 'wound', 'cut', 'pregnant']], within: 18 },
  {
    kind: 'blood-sugar',
    all: ['meterHi', ['sugar', 'thirst', 'vomiting', 'diabetic', 'urinate', 'diabetesThing', 'fruitBreath']],
    within: 26,
  },
  { kind: 'blood-sugar', all: ['lettersMove', ['lowSugarFigure', 'insulin', 'diabetesThing', 'sugar']], within: 24 },
]
