import type { LibraryTopic } from '#content/library/topic.ts'

import { alcohol } from './alcohol.ts'
import { bedroom } from './bedroom.ts'
import { caffeine } from './caffeine.ts'
import { eveningLight } from './evening-light.ts'
import { jetLag } from './jet-lag.ts'
import { morningLight } from './morning-light.ts'
import { naps } from './naps.ts'
import { newParents } from './new-parents.ts'
import { nightWaking } from './night-waking.ts'
import { risingTime } from './rising-time.ts'
import { snoring } from './snoring.ts'
import { trackers } from './trackers.ts'
import { windDown } from './wind-down.ts'

/** From the morning round to the night; the last three are for particular lives and for the doctor. */
export const sleepTopics: readonly LibraryTopic[] = [
  risingTime,
  morningLight,
  eveningLight,
  caffeine,
  alcohol,
  bedroom,
  windDown,
  nightWaking,
  naps,
  jetLag,
  trackers,
  newParents,
  snoring,
]
