import type { LibraryTopic } from '#content/library/topic.ts'

import { breaksThatRestore } from './breaks-that-restore.ts'
import { daysOff } from './days-off.ts'
import { endOfTheWorkingDay } from './end-of-the-working-day.ts'
import { mindfulnessInMinutes } from './mindfulness-in-minutes.ts'
import { moreThanStress } from './more-than-stress.ts'
import { oneTaskAtATime } from './one-task-at-a-time.ts'
import { peopleWhoSteadyYou } from './people-who-steady-you.ts'
import { sayingNo } from './saying-no.ts'
import { selfTalk } from './self-talk.ts'
import { slowBreathing } from './slow-breathing.ts'
import { stressInTheBody } from './stress-in-the-body.ts'
import { walkingOutside } from './walking-outside.ts'
import { worryTime } from './worry-time.ts'

export const stressTopics: readonly LibraryTopic[] = [
  slowBreathing,
  endOfTheWorkingDay,
  worryTime,
  oneTaskAtATime,
  mindfulnessInMinutes,
  breaksThatRestore,
  sayingNo,
  walkingOutside,
  stressInTheBody,
  selfTalk,
  daysOff,
  peopleWhoSteadyYou,
  moreThanStress,
]
