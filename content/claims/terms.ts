import type { Claims } from './claim.ts'

/** What members and the law hold the owner to. */
export const termClaims = {
  privacy: { text: 'Privacy Policy', kind: 'legal', pages: ['/privacy'], stays: true, isNamed: true },
  terms: { text: 'Terms of Service', kind: 'legal', pages: ['/terms'], stays: true, isNamed: true },
  disclaimer: {
    text: 'Medical and Coaching Disclaimer',
    kind: 'legal',
    pages: ['/disclaimer'],
    stays: true,
    isNamed: true,
  },
  'trial-promises': {
    text: '7 days, risk-free • No credit card • Cancel anytime • No questions asked',
    kind: 'legal',
    pages: ['/trial'],
    stays: true,
  },
  'trial-in-brief': {
    text: 'Seven days, no credit card, no questions asked.',
    kind: 'legal',
    pages: ['/courses'],
    stays: true,
  },
  'after-the-trial': {
    text: 'Nothing by itself. The trial asks for no credit card, so after 7 days it simply ends, and you decide whether to choose a plan.',
    kind: 'legal',
    pages: ['/pricing'],
    stays: true,
  },
  cancelling: {
    text: 'Cancel anytime; you keep your access until the end of the billing period.',
    kind: 'legal',
    pages: ['/courses'],
    stays: true,
  },
  'cancelling-asked': {
    text: 'Yes, anytime. You keep your access until the end of the billing period, and no further payment is taken.',
    kind: 'legal',
    pages: ['/pricing'],
    stays: true,
  },
  guarantee: {
    text: 'If the membership is not for you, you get your money back within 30 days of your first payment: press the button on your membership page, or write to us.',
    kind: 'legal',
    pages: ['/pricing', '/courses'],
    stays: true,
    promise: 'guarantee',
  },
  'guarantee-line': {
    text: '30-day money-back guarantee',
    kind: 'legal',
    pages: ['/courses', '/testimonials'],
    stays: true,
    promise: 'guarantee',
  },
  'guarantee-asked': {
    text: 'Thirty days, money back. If the membership is not for you, press the button on your membership page within 30 days of your first payment, or write to us.',
    kind: 'legal',
    pages: ['/pricing'],
    stays: true,
    promise: 'guarantee',
  },
  'guarantee-in-terms': {
    text: 'If the membership is not for you, you get your money back within 30 days of your first payment: with the button under “Your membership” on your profile, or write to us.',
    kind: 'legal',
    pages: ['/terms'],
    stays: true,
    promise: 'guarantee',
  },
} as const satisfies Claims
