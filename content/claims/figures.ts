import type { Claims } from './claim.ts'

/** Numbers of the sample’s owner. */
export const figureClaims = {
  followers: { text: '25,000+ followers', kind: 'figure', pages: ['/'] },
  'video-views': { text: '2.5M+ video views', kind: 'figure', pages: ['/'] },
  members: { text: '25,000+ members', kind: 'figure', pages: ['/'] },
  'members-badge': { text: '25,000+ Members', kind: 'figure', pages: ['/pricing'] },
  'success-stories': { text: '25,000+ success stories', kind: 'figure', pages: ['/testimonials'] },
  'average-rating': { text: '4.9/5 average rating', kind: 'rating', pages: ['/testimonials'] },
  'better-sleep': { text: '89% report better sleep within 30 days', kind: 'figure', pages: ['/testimonials'] },
  'would-recommend': { text: '94% would recommend', kind: 'rating', pages: ['/testimonials'] },
  'fixed-lesson-length': {
    text: 'Short video lessons of 2 to 5 minutes, with the longer story in writing beside them.',
    without: 'Short lessons, with the longer story in writing.',
    kind: 'figure',
    pages: ['/courses'],
  },
  'taught-lesson-length': {
    text: 'Short video lessons take 2 to 5 minutes; what they leave out stands in writing beside them.',
    kind: 'figure',
    pages: ['/about'],
  },
  'asked-lesson-length': {
    text: 'A short lesson takes 2 to 5 minutes, a long one about a quarter of an hour, and the check-in about two minutes.',
    without: 'Lessons are short, and the check-in takes about two minutes.',
    kind: 'figure',
    pages: ['/'],
  },
} as const satisfies Claims
