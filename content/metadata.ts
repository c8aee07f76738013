import { offerClaims } from './claims/offers.ts'
import { ownerClaims } from './claims/owner.ts'

/**
 * What search engines read beside a title. Six pages have words of their own; the others have the home page’s. Only servers need them:
 * they come to the browser with the page.
 */

export interface PageWords {
  readonly description: string
  readonly keywords: readonly string[]
}

export const homeWords: PageWords = {
  description: ownerClaims['science-based'].text,
  keywords: [
    'health courses',
    'health coaching',
    'sleep',
    'nutrition',
    'fitness',
    'supplements',
    'stress',
    'wellness membership',
  ],
}

export const pageWords: Readonly<Record<string, PageWords>> = {
  '/': homeWords,
  '/coaching': {
    description:
      'One-to-one health coaching for busy professionals and parents: a clear starting point, one change at a time, and numbers that ' +
      'show whether it worked.',
    keywords: ['health coach', 'one-to-one coaching', 'lab analysis', 'habit change', 'busy professionals'],
  },
  '/courses': {
    description:
      `${offerClaims['courses-found'].text} See what is inside the membership, how it works and what it costs, ` +
      'and try it for 7 days.',
    keywords: [
      'health courses',
      'online health education',
      'sleep course',
      'nutrition course',
      'fitness course',
      'stress course',
    ],
  },
  '/corporate': {
    description:
      'Corporate wellness programs that people open twice: short lessons, a shared rhythm, and privacy that keeps every employee’s ' +
      'health data their own.',
    keywords: ['corporate wellness', 'employee health', 'workplace wellbeing', 'wellness program'],
  },
  '/shop': {
    description:
      'Supplements, equipment, books and accessories picked to go with the lessons, each with its reason and its price.',
    keywords: ['wellness shop', 'supplements', 'home gym equipment', 'health books'],
  },
  '/blog': {
    description:
      'Weekly articles on sleep, nutrition, fitness, supplements and stress: what is known, how well, and what to do on Monday.',
    keywords: ['health blog', 'sleep articles', 'nutrition articles', 'fitness articles', 'stress management'],
  },
}

export const wordsOfPage = (path: string): PageWords => pageWords[path] ?? homeWords
