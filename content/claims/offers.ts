import type { Claims } from './claim.ts'

/** Things that are promised and that the product as it ships does not hold, or that a person has to do. */
export const offerClaims = {
  'video-lessons': { text: '150+ video lessons', kind: 'offer', pages: ['/pricing'] },
  'live-questions': { text: 'Weekly live Q&As', kind: 'offer', pages: ['/pricing'] },
  community: { text: 'Community', kind: 'offer', pages: ['/pricing', '/trial'] },
  'community-welcome': { text: 'Join our wellness community', kind: 'offer', pages: ['/auth'] },
  'mobile-app': { text: 'Mobile app', kind: 'offer', pages: ['/pricing', '/trial'] },
  'health-audit': { text: 'Personal health audit', kind: 'offer', pages: ['/pricing'] },
  'supplement-guide': { text: 'Supplement guide PDF', kind: 'offer', pages: ['/pricing'] },
  'sleep-toolkit': { text: 'Sleep optimization toolkit', kind: 'offer', pages: ['/pricing'] },
  'priority-support': { text: 'Priority support', kind: 'offer', pages: ['/pricing'] },
  'early-access': { text: 'Early access', kind: 'offer', pages: ['/pricing'] },
  'future-content': { text: 'Future content', kind: 'offer', pages: ['/pricing'] },
  'lifetime-updates': { text: 'Lifetime Updates', kind: 'offer', pages: ['/pricing'] },
  'direct-access': { text: 'Direct access to the creator', kind: 'offer', pages: ['/pricing'] },
  'sleep-quick-start': { text: 'A sleep quick-start guide', kind: 'offer', pages: ['/trial'] },
  'nutrition-mini-course': { text: 'A nutrition mini-course', kind: 'offer', pages: ['/trial'] },
  'no-risk': { text: 'No risk, all results', kind: 'offer', pages: ['/testimonials'] },
  'courses-found': {
    text: 'Five pillars, 150+ short video lessons and weekly live Q&As.',
    without: 'Five pillars in short lessons.',
    kind: 'offer',
    pages: ['/courses'],
  },
  'coaching-service': {
    text: 'One-to-one work on the one thing that would change most, with a plan that fits your week.',
    without: 'What coaching is here, how it goes, and how to ask for it.',
    kind: 'offer',
    pages: ['/services'],
  },
  'lab-service': {
    text: 'Bring the blood results you already have. We read them with you, word by word, so that you know what to ask your doctor.',
    kind: 'offer',
    pages: ['/services'],
  },
  'lab-coaching': {
    text: 'If you have lab results, bring them: we go through them together and write down the questions for your doctor.',
    kind: 'offer',
    pages: ['/coaching'],
  },
  'lab-question': {
    text: 'No. If you have some, bring them: we go through the words together and write down what to ask your doctor. We do not order tests, and we do not interpret results in a doctor’s place.',
    kind: 'offer',
    pages: ['/coaching'],
  },
  'corporate-service': {
    text: 'A shared rhythm of lessons and live sessions for teams, with every person’s data kept their own.',
    without: 'What a programme for a team looks like, and whom to ask.',
    kind: 'offer',
    pages: ['/services'],
  },
  'corporate-live-questions': {
    text: 'The five pillars in lessons of a few minutes, a shared theme for each stretch of weeks, live questions and answers, and a check-in of their own.',
    without:
      'The five pillars in lessons of a few minutes, a shared theme for each stretch of weeks, and a check-in of their own.',
    kind: 'offer',
    pages: ['/corporate'],
  },
  'corporate-live-session': {
    text: 'Each stretch has one theme, a few short lessons and one live session in which questions are answered.',
    without: 'Each stretch has one theme and a few short lessons.',
    kind: 'offer',
    pages: ['/corporate'],
  },
  'corporate-contact': {
    text: 'A programme that is easy to explain and easy to join, words to announce it with, and a person to talk to who answers.',
    without: 'A programme that is easy to explain and easy to join.',
    kind: 'offer',
    pages: ['/corporate'],
  },
  'weekly-blog': {
    text: 'One question a week, answered at the length it deserves. Free for everyone.',
    without: 'Articles to read at your own pace. Free for everyone.',
    kind: 'offer',
    pages: ['/services'],
  },
  'weekly-blog-named': {
    text: 'The weekly blog',
    without: 'The blog',
    isHeading: true,
    kind: 'offer',
    pages: ['/services'],
  },
  'weekly-articles': {
    text: 'One question a week, answered at the length it deserves.',
    kind: 'offer',
    pages: ['/blog'],
  },
  'annual-before': {
    text: 'The price before, struck through beside the annual plan, and what one saves',
    kind: 'price',
    pages: ['/pricing'],
    isNamed: true,
  },
  'most-popular': {
    text: 'The mark “Most popular” at the annual plan',
    kind: 'offer',
    pages: ['/pricing'],
    isNamed: true,
  },
  'retail-saving': { text: 'Save 15% Off Retail Prices', kind: 'price', pages: ['/shop'] },
} as const satisfies Claims
