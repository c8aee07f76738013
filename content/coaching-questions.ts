import { offerClaims } from './claims/offers.ts'
import type { Question } from './plans.ts'

/** What people ask before they write about coaching. Search engines are given the same words. */
export const coachingQuestions: readonly Question[] = [
  {
    question: 'How is coaching different from the courses?',
    answer:
      'The courses explain; coaching applies. In coaching one person knows your week, and together you choose the one change that fits it. ' +
      'Lessons come in where they help, and stay out where they do not.',
  },
  {
    question: 'What should I bring to the first conversation?',
    answer:
      'An ordinary week, told as it was: when you got up, what you ate, when you moved, what kept you awake. Notes help but are not needed, ' +
      'and nobody marks them.',
  },
  {
    question: 'Do I need lab results?',
    answer: offerClaims['lab-question'].text,
  },
  {
    question: 'What if it turns out to be a medical question?',
    answer:
      'Then we say so and send you to someone whose field it is. Coaching can go on beside a treatment if your doctor agrees, and it ' +
      'never replaces one.',
  },
]
