import { hipsAndShoulders } from './fitness/hips-and-shoulders.ts'
import { smallestSession } from './fitness/smallest-session.ts'
import { strengthTwiceAWeekLesson } from './fitness/strength-twice-a-week.ts'
import { aPlateThatHolds } from './nutrition/a-plate-that-holds.ts'
import { miniBreakfast } from './nutrition/mini-breakfast.ts'
import { miniEvening } from './nutrition/mini-evening.ts'
import { miniLunch } from './nutrition/mini-lunch.ts'
import { readingALabel } from './nutrition/reading-a-label.ts'
import { theEmptyFridge } from './nutrition/the-empty-fridge.ts'
import { awakeAtThree } from './sleep/awake-at-three.ts'
import { lightAndWhenToLeaveIt } from './sleep/light-and-when-to-leave-it.ts'
import { pressureAndClock } from './sleep/pressure-and-clock.ts'
import { sleepQuickStart } from './sleep/quick-start.ts'
import type { StarterLesson } from './starter-lesson.ts'
import { closingTheDay } from './stress/closing-the-day.ts'
import { oneLongerBreathOut } from './stress/one-longer-breath-out.ts'
import { theSentenceUnderneath } from './stress/the-sentence-underneath.ts'
import { formsAndDoses } from './supplements/forms-and-doses.ts'
import { theCupboard } from './supplements/the-cupboard.ts'
import { threeToKeep } from './supplements/three-to-keep.ts'

/** Each course’s lessons in their order; the guide and the mini-course of the trial after those of their pillar. */
export const starterLessons: readonly StarterLesson[] = [
  pressureAndClock,
  lightAndWhenToLeaveIt,
  awakeAtThree,
  sleepQuickStart,
  aPlateThatHolds,
  readingALabel,
  theEmptyFridge,
  miniBreakfast,
  miniLunch,
  miniEvening,
  smallestSession,
  hipsAndShoulders,
  strengthTwiceAWeekLesson,
  threeToKeep,
  formsAndDoses,
  theCupboard,
  oneLongerBreathOut,
  closingTheDay,
  theSentenceUnderneath,
]
