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

export interface StarterModule {
  readonly course: string
  readonly title: string
  readonly lessons: readonly StarterLesson[]
}

/** The modules of each course in their order; the guide and the mini-course of the trial behind the lessons of their subject. */
export const starterModules: readonly StarterModule[] = [
  {
    course: 'sleep-on-ordinary-nights',
    title: 'The nights you have',
    lessons: [pressureAndClock, lightAndWhenToLeaveIt, awakeAtThree],
  },
  { course: 'sleep-on-ordinary-nights', title: 'Sleep quick-start guide', lessons: [sleepQuickStart] },
  { course: 'meals-for-full-days', title: 'A plate for every day', lessons: [aPlateThatHolds, readingALabel, theEmptyFridge] },
  { course: 'meals-for-full-days', title: 'Nutrition mini-course', lessons: [miniBreakfast, miniLunch, miniEvening] },
  {
    course: 'train-smarter-not-longer',
    title: 'Sessions that happen',
    lessons: [smallestSession, hipsAndShoulders, strengthTwiceAWeekLesson],
  },
  { course: 'supplements-worth-keeping', title: 'One bottle at a time', lessons: [threeToKeep, formsAndDoses, theCupboard] },
  {
    course: 'calm-in-minutes',
    title: 'Where you already are',
    lessons: [oneLongerBreathOut, closingTheDay, theSentenceUnderneath],
  },
]

export const starterLessons: readonly StarterLesson[] = starterModules.flatMap(({ lessons }) => lessons)
