import type { ClaimKind } from '#content/claims/claim.ts'

interface KindWords {
  readonly title: string
  readonly lead: string
}

/** What each kind of claim is called on the page of claims, in its order. */
export const kindWords: Readonly<Record<ClaimKind, KindWords>> = {
  legal: {
    title: 'Legal texts and terms',
    lead: 'Nobody can do without these. Read each, and have a lawyer of your country read the three texts.',
  },
  biography: { title: 'About you', lead: 'Who you are and what you learned.' },
  figure: { title: 'Figures', lead: 'Numbers of people, and of minutes.' },
  rating: { title: 'Ratings', lead: 'What people are said to give you.' },
  offer: { title: 'What you offer', lead: 'Things that members and clients would wait for.' },
  price: { title: 'Prices', lead: 'What is said to have cost more.' },
  method: { title: 'How you work', lead: 'What your lessons and your checks are said to rest on.' },
  quote: { title: 'What members tell', lead: 'Stories that are there, or are said to come.' },
  mark: { title: 'Partners', lead: 'Names of others beside yours.' },
}

export const kinds = Object.keys(kindWords) as ClaimKind[]

export function isKind(text: string): text is ClaimKind {
  return Object.hasOwn(kindWords, text)
}

/** Where a claim that is more than a sentence is written, and what the link there says. */
export const writtenAt: Readonly<Record<string, { readonly to: string; readonly label: string }>> = {
  privacy: { to: '/admin/pages/privacy', label: 'Edit the page' },
  terms: { to: '/admin/pages/terms', label: 'Edit the page' },
  disclaimer: { to: '/admin/pages/disclaimer', label: 'Edit the page' },
  'annual-before': { to: '/admin/settings/site?section=plans', label: 'Edit the plans' },
  'sample-stories': { to: '/admin/stories', label: 'Stories' },
  'partner-marks': { to: '/admin/settings/site?section=marks', label: 'Edit the names' },
  retailer: { to: '/shop/manage/settings', label: 'Name your own' },
  'brand-strip': { to: '/admin/settings/site?section=marks', label: 'Edit the names' },
}
