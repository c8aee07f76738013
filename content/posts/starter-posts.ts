import { aDayWithNoTime } from './a-day-with-no-time.ts'
import { awakeAtThree } from './awake-at-three.ts'
import { oneRisingTime } from './one-rising-time.ts'
import { puttingWorkDown } from './putting-work-down.ts'
import { readingASupplementLabel } from './reading-a-supplement-label.ts'
import type { StarterPost } from './starter-post.ts'
import { twoHalfHours } from './two-half-hours.ts'

/** In the order in which they appear, the newest last. */
export const starterPosts: readonly StarterPost[] = [
  twoHalfHours,
  oneRisingTime,
  readingASupplementLabel,
  puttingWorkDown,
  aDayWithNoTime,
  awakeAtThree,
]
