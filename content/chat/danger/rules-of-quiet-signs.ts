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
]
