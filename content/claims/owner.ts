import type { Claims } from './claim.ts'

/** Who the owner is, how they work, whom they work with, and what is said of them. */
export const ownerClaims = {
  founder: {
    text: 'a medical student and veteran coach',
    kind: 'biography',
    pages: ['/about'],
  },
  'two-worlds': {
    text: 'One foot in the lecture hall, where every claim has to show its source, and the other beside people who have to get up at six and still want to be well.',
    kind: 'biography',
    pages: ['/about'],
  },
  'two-habits': {
    text: 'The two habits meet in every lesson. Say what is known. Say how well it is known. Then find the smallest thing that a busy person can do about it before the week is over.',
    kind: 'biography',
    pages: ['/about'],
  },
  'evidence-based': { text: 'Evidence-Based', kind: 'method', pages: ['/pricing'] },
  'science-based': {
    text: 'Science-based health courses, a two-minute daily check-in and a calm view of your own numbers: sleep, nutrition, fitness, supplements and stress, for busy professionals and parents.',
    without:
      'Health courses, a two-minute daily check-in and a calm view of your own numbers: sleep, nutrition, fitness, supplements and stress, for busy professionals and parents.',
    kind: 'method',
    pages: ['/'],
  },
  'error-bars': {
    text: 'Each lesson says what is well supported, what is still argued about and what is only popular, and names where it read so.',
    kind: 'method',
    pages: ['/'],
  },
  'how-sure': {
    text: 'Well supported, still argued about and merely popular are three different things, and each lesson names which is which.',
    kind: 'method',
    pages: ['/about'],
  },
  'practice-in-lessons': {
    text: 'Every lesson ends with a practice, and with a smaller version for the worst day of the week.',
    without: 'Take from it one thing that fits your week, and try it.',
    kind: 'method',
    pages: ['/courses'],
  },
  'worst-day': {
    text: 'Every practice has a version for the worst day of the month, and that version counts.',
    kind: 'method',
    pages: ['/about'],
  },
  'one-thing-to-try': {
    text: 'A lesson has one question, one answer and one thing to try.',
    kind: 'method',
    pages: ['/about'],
  },
  'quiet-and-sourced': {
    text: 'Most health advice is loud and aimed at somebody else. Ours is quiet, sourced and measured against you.',
    kind: 'method',
    pages: ['/'],
  },
  'checked-stories': {
    text: 'We publish a story only when its author has agreed to it and we have checked what it claims.',
    without: 'We publish a story only when its author has agreed to it.',
    kind: 'method',
    pages: ['/', '/pillar/supplements'],
  },
  'real-results': {
    text: 'Real results',
    without: 'Members’ stories',
    isHeading: true,
    also: {
      'See Real Results': 'See members’ stories',
      'See More Results': 'See more stories',
      'Success stories': 'In their own words',
    },
    kind: 'method',
    pages: ['/testimonials', '/', '/pillar/supplements', '/pillar/stress'],
  },
  'results-in-figures': {
    text: 'What members report in figures, and in their own words once a person has read them.',
    without: 'What members tell in their own words, once a person has read it.',
    kind: 'method',
    pages: ['/testimonials'],
  },
  'stories-underway': {
    text: 'Member stories are being verified and will appear here soon.',
    without: 'Members’ stories appear here once they have told them.',
    kind: 'quote',
    pages: ['/', '/testimonials'],
  },
  'sample-stories': {
    text: 'What members tell, with the mark “Sample”',
    kind: 'quote',
    pages: ['/pillar/supplements', '/pillar/stress'],
    isNamed: true,
  },
  'partner-marks': {
    text: 'The word marks of four partners, with the note that they are samples',
    kind: 'mark',
    pages: ['*'],
    isNamed: true,
  },
  retailer: {
    text: 'The retailer of the sample, Rogue Fitness, as the place where you send people for equipment, and from which you may earn',
    kind: 'mark',
    pages: ['/shop'],
    isNamed: true,
  },
  'brand-strip': {
    text: 'The strip of eight names, with the note that they are samples',
    kind: 'mark',
    pages: ['/'],
    isNamed: true,
  },
} as const satisfies Claims
