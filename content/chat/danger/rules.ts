import type { DangerRule } from './form.ts'
import { rulesOfBody } from './rules-of-body.ts'
import { rulesOfHarm } from './rules-of-harm.ts'
import { rulesOfQuietSigns } from './rules-of-quiet-signs.ts'

/** Which meanings make a danger, in every language. */
export const dangerRules: readonly DangerRule[] = [...rulesOfHarm, ...rulesOfBody, ...rulesOfQuietSigns]

/** A weak sign in a language that has no weights: one of these suffices to name the number at the end of the answer. */
const weak = [
  'distress',
  'despair',
  'die',
  'burden',
  'breathless',
  'slurred',
  'swell',
  'faint',
  'bleed',
  'purge',
  'starve',
  'abuse',
  'weapon',
  'afraid',
  'confused',
  'blue',
  'threaten',
] as const

/** Weak signs: no danger by themselves. */
export const hintRules: readonly DangerRule[] = [
  { kind: 'injury', all: [weak], within: 4 },
  { kind: 'self-harm', all: ['not', ['live', 'wake']], within: 6 },
  {
    kind: 'self-harm',
    all: [
      ['hurt', 'kill'],
      ['self', 'person', 'victim'],
    ],
    within: 6,
  },
  {
    kind: 'heart',
    all: [
      ['chest', 'heart', 'belly', 'head'],
      ['hurts', 'numb', 'badly'],
    ],
    within: 8,
  },
  {
    kind: 'injury',
    all: [
      ['badly', 'suddenly'],
      ['hurts', 'sick', 'shaky', 'lost', 'numb', 'fall'],
    ],
    within: 10,
  },
  {
    kind: 'poison',
    all: [
      ['take', 'swallow'],
      ['medicine', 'poison'],
    ],
    within: 8,
  },
  { kind: 'violence', all: [['hit', 'confine'], 'victim'], within: 6 },
]
