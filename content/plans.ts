import { figureClaims } from './claims/figures.ts'
import { offerClaims } from './claims/offers.ts'
import { ownerClaims } from './claims/owner.ts'
import { termClaims } from './claims/terms.ts'
import { GUARANTEE_DAYS } from './guarantee.ts'
import { TRIAL_DAYS } from './trial-days.ts'

/** Prices and terms, in one place. `/pricing` sells the three plans, `/courses` shows its own offer block; both read from here. */

export interface Plan {
  readonly slug: 'monthly' | 'annual' | 'lifetime'
  readonly name: string
  readonly priceCents: number
  /** What stands after the price. */
  readonly period: string
  readonly originalPriceCents?: number | undefined
  readonly popular: boolean
  readonly description: string
  readonly features: readonly string[]
}

export interface Offer {
  readonly name: string
  readonly priceCents: number
  readonly period: string
  readonly description: string
}

export const plans: readonly Plan[] = [
  {
    slug: 'monthly',
    name: 'Monthly',
    priceCents: 2900,
    period: 'per month',
    popular: false,
    description: 'Everything, one month at a time.',
    features: [
      offerClaims['video-lessons'].text,
      offerClaims['live-questions'].text,
      'All five pillars',
      offerClaims.community.text,
      offerClaims['mobile-app'].text,
      'Progress tracking',
    ],
  },
  {
    slug: 'annual',
    name: 'Annual',
    priceCents: 19_900,
    period: 'per year',
    originalPriceCents: 34_800,
    popular: true,
    description: 'A year is long enough to change a habit, and to see that it held.',
    features: [
      'Everything in Monthly',
      offerClaims['health-audit'].text,
      offerClaims['supplement-guide'].text,
      offerClaims['sleep-toolkit'].text,
      offerClaims['priority-support'].text,
      offerClaims['early-access'].text,
    ],
  },
  {
    slug: 'lifetime',
    name: 'Lifetime',
    priceCents: 49_900,
    period: 'one-time',
    popular: false,
    description: 'Pay once and keep learning.',
    features: ['Everything in Annual', 'Lifetime access', offerClaims['future-content'].text, offerClaims['direct-access'].text],
  },
]

export const courseOffers: readonly Offer[] = [
  { name: 'Membership', priceCents: 9900, period: 'per month', description: 'Every course, every lesson, cancel anytime.' },
  { name: 'Lifetime Access', priceCents: 49_900, period: 'one-time', description: 'Pay once; future lessons included.' },
]

export const trialTerms = {
  days: TRIAL_DAYS,
  promises: termClaims['trial-promises'].text,
  includes: [
    '3 complete lessons per pillar',
    offerClaims['sleep-quick-start'].text,
    offerClaims['nutrition-mini-course'].text,
    offerClaims.community.text,
    'Progress tracking',
    offerClaims['mobile-app'].text,
  ],
} as const

export const guarantee = {
  days: GUARANTEE_DAYS,
  line: `${termClaims['guarantee-line'].text} • ${offerClaims['no-risk'].text}`,
  text: termClaims.guarantee.text,
  cancelling: termClaims.cancelling.text,
} as const

export const pricingBadges = [
  figureClaims['members-badge'].text,
  ownerClaims['evidence-based'].text,
  offerClaims['lifetime-updates'].text,
] as const

export interface Question {
  readonly question: string
  readonly answer: string
}

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens after the free trial?',
    answer: termClaims['after-the-trial'].text,
  },
  {
    question: 'Can I cancel?',
    answer: termClaims['cancelling-asked'].text,
  },
  {
    question: 'What is the guarantee?',
    answer: termClaims['guarantee-asked'].text,
  },
  {
    question: 'Is this medical care?',
    answer:
      'No. {name} is health coaching and education. It does not diagnose or treat, and it does not replace the people who look after ' +
      'your health.',
  },
]
