import type { LibraryTopic } from '#content/library/topic.ts'

import { addingLoad } from './adding-load.ts'
import { balanceAndFalls } from './balance-and-falls.ts'
import { crowdedWeeks } from './crowded-weeks.ts'
import { deskDays } from './desk-days.ts'
import { easyEndurance } from './easy-endurance.ts'
import { everydayWalking } from './everyday-walking.ts'
import { pulseAndVariability } from './pulse-and-variability.ts'
import { restAndSoreness } from './rest-and-soreness.ts'
import { shortIntervals } from './short-intervals.ts'
import { startingAfterYears } from './starting-after-years.ts'
import { strengthTwiceAWeek } from './strength-twice-a-week.ts'
import { tiredOrIll } from './tired-or-ill.ts'
import { trainingWithoutEquipment } from './training-without-equipment.ts'

/** What a coach writes about in this pillar, roughly from first steps to fine points. */
export const fitnessTopics: readonly LibraryTopic[] = [
  startingAfterYears,
  everydayWalking,
  strengthTwiceAWeek,
  easyEndurance,
  shortIntervals,
  trainingWithoutEquipment,
  addingLoad,
  deskDays,
  restAndSoreness,
  tiredOrIll,
  pulseAndVariability,
  balanceAndFalls,
  crowdedWeeks,
]
