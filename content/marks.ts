/** Word marks shown on the site. All of these are samples: no such partner or brand exists, and the page says so. */

export interface Wordmark {
  readonly name: string
  /** Which of the two voices sets the name. */
  readonly voice: 'serif' | 'sans'
  readonly sample: boolean
}

export interface Brand extends Wordmark {
  readonly tip: string
}

export const partnersNote = 'Sample word marks. Partners are named here once an agreement is signed.'

export const partners: readonly Wordmark[] = [
  { name: 'Partner Lab', voice: 'sans', sample: true },
  { name: 'The Partner Kitchen', voice: 'serif', sample: true },
  { name: 'partner/gym', voice: 'sans', sample: true },
  { name: 'Partner & Daughters', voice: 'serif', sample: true },
]

export const brandsNote = 'Sample names'

/** The strip that runs under the hero; each name explains itself on hover and on keyboard focus. */
export const brands: readonly Brand[] = [
  { name: 'Sleep Lab', voice: 'serif', sample: true, tip: 'Sample. A sleep laboratory you work with could stand here.' },
  { name: 'Seed & Grain', voice: 'sans', sample: true, tip: 'Sample. A kitchen or a grower whose food you trust.' },
  { name: 'Iron Floor', voice: 'serif', sample: true, tip: 'Sample. A gym, or the maker of the weights you use.' },
  { name: 'Plain Label', voice: 'sans', sample: true, tip: 'Sample. A supplement maker that publishes its tests.' },
  { name: 'Slow Breath', voice: 'serif', sample: true, tip: 'Sample. A teacher of breath work or meditation.' },
  { name: 'Clear Panel', voice: 'sans', sample: true, tip: 'Sample. A laboratory that draws your members’ blood panels.' },
  { name: 'Long Walk', voice: 'serif', sample: true, tip: 'Sample. A walking club, a trail or a pair of shoes.' },
  { name: 'Quiet Desk', voice: 'sans', sample: true, tip: 'Sample. An employer whose people learn with you.' },
]
