import { figureClaims } from './claims/figures.ts'
import { ownerClaims } from './claims/owner.ts'
import type { PillarSlug } from './pillars.ts'

/** What stands on `/courses` on day one. The courses go into the database at the first start, where the owner edits them. */

export interface StarterCourse {
  readonly slug: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly summary: string
}

export const starterCourses: readonly StarterCourse[] = [
  {
    slug: 'sleep-on-ordinary-nights',
    pillar: 'sleep',
    title: 'Sleep on ordinary nights',
    summary: 'Pressure, light and a rising time that holds, for people whose nights are not their own.',
  },
  {
    slug: 'meals-for-full-days',
    pillar: 'nutrition',
    title: 'Meals for full days',
    summary: 'A plate that holds until the evening, built from what you already cook and buy.',
  },
  {
    slug: 'train-smarter-not-longer',
    pillar: 'fitness',
    title: 'Train smarter, not longer',
    summary: 'Strength, stamina and mobility in sessions that still happen in a bad week.',
  },
  {
    slug: 'supplements-worth-keeping',
    pillar: 'supplements',
    title: 'Supplements worth keeping',
    summary: 'Magnesium, creatine, omega-3: what each may do, for whom, and how to tell whether it did.',
  },
  {
    slug: 'calm-in-minutes',
    pillar: 'stress',
    title: 'Calm in minutes',
    summary: 'Breath, attention and a clear end to the working day, practised where you already are.',
  },
]

export const coursesPage = {
  offerTitle: 'Offer and Pricing',
  insideTitle: "What's Inside",
  insideLead: 'Five courses, one a pillar. Begin with any of them; they do not build on each other.',
  stepsTitle: 'How It Works',
  steps: [
    { title: 'Choose a question', text: 'Not a programme: the one question that keeps coming back at night or at noon.' },
    {
      title: 'Watch for a few minutes',
      text: figureClaims['fixed-lesson-length'].text,
    },
    {
      title: 'Try one small thing',
      text: ownerClaims['practice-in-lessons'].text,
    },
    { title: 'See what moved', text: 'A two-minute check-in draws your own line. Keep what helped, drop what did not.' },
  ],
  guaranteeTitle: 'Guarantee',
  curriculumTitle: 'The curriculum',
  curriculumLead: 'What each course teaches, and what you should be able to do when you close it.',
  dialogTitle: 'Start Your 7-Day Free Trial',
  dialogText: 'Seven days of three complete lessons per pillar. No credit card, and it ends by itself.',
} as const

interface Curriculum {
  readonly topics: readonly string[]
  readonly goal: string
}

/** The curriculum’s cards: topics, and the goal in one sentence. */
export const curriculum: Readonly<Record<PillarSlug, Curriculum>> = {
  sleep: {
    topics: [
      'Sleep pressure and the inner clock',
      'Morning light, evening light',
      'Awake at three: an order of steps',
      'A wind-down of half an hour',
    ],
    goal: 'A rising time that you keep on at least six days, and a plan for the night that goes wrong.',
  },
  nutrition: {
    topics: ['A plate in three parts', 'Protein without a scale', 'Labels in ten seconds', 'Five meals for an empty fridge'],
    goal: 'Three breakfasts and five evening meals that you can make without thinking.',
  },
  fitness: {
    topics: [
      'The smallest session that counts',
      'Strength, twice a week',
      'Hips and shoulders after the desk',
      'Rest as a part of the plan',
    ],
    goal: 'Two sessions a week that survive a deadline, written down and slowly growing.',
  },
  supplements: {
    topics: [
      'How to read the back of a bottle',
      'Forms, doses and timing',
      'Three to weigh first',
      'What to ask your pharmacist',
    ],
    goal: 'A shelf on which every bottle has a reason, and a date on which you decide again.',
  },
  stress: {
    topics: ['One longer breath out', 'Closing the working day', 'The sentence underneath', 'Recovery after a hard stretch'],
    goal: 'One practice of a minute that you can do in company, and an evening that no longer carries the day on.',
  },
}
