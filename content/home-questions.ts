import { figureClaims } from './claims/figures.ts'
import type { Question } from './plans.ts'

/** What visitors of the home page ask. Search engines are given the same words. */
export const homeQuestions: readonly Question[] = [
  {
    question: 'How much time does it take?',
    answer:
      `${figureClaims['asked-lesson-length'].text} A week with one lesson ` +
      'and a few check-ins is a good week; a week without either costs you a streak at most, and nothing that you have learned.',
  },
  {
    question: 'Do I need a watch or a ring?',
    answer:
      'No. You type the numbers yourself, and any of them may stay empty. Hours of sleep and what the scale says are enough to ' +
      'begin. If you own a device, you can copy its numbers, or bring the file that its app exports.',
  },
  {
    question: 'Who sees the numbers that I enter?',
    answer:
      'You do. They are shown on your dashboard and used for your own score and streaks. They are not sold, not used for advertising ' +
      'and not shown to your employer.',
  },
  {
    question: 'Can I join with an illness, or while pregnant?',
    answer:
      'Speak to your doctor or midwife first, and let them decide what fits. {name} is coaching and education for everyday health; it does ' +
      'not diagnose or treat, and some practices are not meant for everybody.',
  },
]
