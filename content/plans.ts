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
    features: ['150+ video lessons', 'Weekly live Q&As', 'All five pillars', 'Community', 'Mobile app', 'Progress tracking'],
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
      'Personal health audit',
      'Supplement guide PDF',
      'Sleep optimization toolkit',
      'Priority support',
      'Early access',
    ],
  },
  {
    slug: 'lifetime',
    name: 'Lifetime',
    priceCents: 49_900,
    period: 'one-time',
    popular: false,
    description: 'Pay once and keep learning.',
    features: ['Everything in Annual', 'Lifetime access', 'Future content', 'Direct access to the creator'],
  },
]

export const courseOffers: readonly Offer[] = [
  { name: 'Membership', priceCents: 9900, period: 'per month', description: 'Every course, every lesson, cancel anytime.' },
  { name: 'Lifetime Access', priceCents: 49_900, period: 'one-time', description: 'Pay once; future lessons included.' },
]

export const trialTerms = {
  days: 7,
  promises: ['7 days, risk-free', 'No credit card', 'Cancel anytime', 'No questions asked'],
  includes: [
    '3 complete lessons per pillar',
    'A sleep quick-start guide',
    'A nutrition mini-course',
    'Community',
    'Progress tracking',
    'Mobile app',
  ],
} as const

export const guarantee = {
  days: 30,
  line: '30-day money-back guarantee • No risk, all results',
  text: 'If the membership is not for you, you get your money back within 30 days of your first payment: press the button on your membership page, or write to us.',
  cancelling: 'Cancel anytime; you keep your access until the end of the billing period.',
} as const

export const pricingBadges = ['25,000+ Members', 'Evidence-Based', 'Lifetime Updates'] as const

export interface Question {
  readonly question: string
  readonly answer: string
}

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens after the free trial?',
    answer:
      'Nothing by itself. The trial asks for no credit card, so after 7 days it simply ends, and you decide whether to choose a plan.',
  },
  {
    question: 'Can I cancel?',
    answer: 'Yes, anytime. You keep your access until the end of the billing period, and no further payment is taken.',
  },
  {
    question: 'What is the guarantee?',
    answer:
      'Thirty days, money back. If the membership is not for you, press the button on your membership page within 30 days of your first payment, or write to us.',
  },
  {
    question: 'Is this medical care?',
    answer:
      'No. {name} is health coaching and education. It does not diagnose or treat, and it does not replace the people who look after ' +
      'your health.',
  },
]
