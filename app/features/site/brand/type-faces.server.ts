import type { TypePair } from '#features/site/core/brand-look.ts'

import bricolageMore from './fonts/bricolage-more.woff2?url'
import bricolage from './fonts/bricolage.woff2?url'
import figtreeMore from './fonts/figtree-more.woff2?url'
import figtreeQuestion from './fonts/figtree-question.woff2?url'
import figtreeStrong from './fonts/figtree-strong.woff2?url'
import figtree from './fonts/figtree.woff2?url'
import frauncesMore from './fonts/fraunces-more.woff2?url'
import frauncesQuestion from './fonts/fraunces-question.woff2?url'
import fraunces from './fonts/fraunces.woff2?url'

/** A font that is chosen, or the local one of the same width and height that stands in until it arrives. */
interface Face {
  readonly family: string
  readonly style?: 'italic'
  readonly weight: number
  /** Of letters that nearly every English page has, of the others of Latin-1, or of both. */
  readonly src: string
  readonly letters?: string
  readonly metrics?: string
}

interface TypeFaces {
  readonly faces: readonly Face[]
  /** Custom properties that name them. */
  readonly properties: string
  readonly common: readonly string[]
  readonly question: string
}

/** As in app/ui/fonts.css. */
const BASIC =
  'U+0020-003B,U+003F-005A,U+005F,U+0061-007A,U+00A0,U+00A9,U+00B7,U+00BD,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212'
const MORE =
  'U+003C-003E,U+005B-005E,U+0060,U+007B-007E,U+00A1-00A8,U+00AA-00B6,U+00B8-00BC,U+00BE-00D6,U+00D8-00FF,U+0152-0153,U+0160-0161,U+0178,U+017D-017E,U+201A,U+201E,U+20AC,U+2122,U+2190-2191,U+2193,U+2248,U+2264-2265'

const file = (address: string) => `url('${address}') format('woff2')`
const inTwo = (family: string, weight: number, basic: string, more: string): Face[] => [
  { family, weight, src: file(basic), letters: BASIC },
  { family, weight, src: file(more), letters: MORE },
]
const SERIF = "local('Times New Roman'),local('Liberation Serif'),local('Tinos')"
const SANS = "local('Arial'),local('Liberation Sans'),local('Arimo')"
/** In percent, as measured in Chromium over a paragraph of the home page. */
const standIn = (
  family: string,
  weight: number,
  src: string,
  [size, ascent, descent]: readonly [number, number, number],
): Face => ({
  family: `${family} fallback`,
  weight,
  src,
  metrics: `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`,
})
const FIGTREE: Face[] = [
  ...inTwo('Figtree', 400, figtree, figtreeMore),
  { family: 'Figtree', weight: 560, src: file(figtreeStrong), letters: BASIC },
  { family: 'Figtree', weight: 560, src: file(figtreeMore), letters: MORE },
  standIn('Figtree', 400, SANS, [99.7, 95.3, 25.1]),
  standIn('Figtree', 560, SANS, [101.1, 94, 24.7]),
]
const SANS_STACK = "'Figtree','Figtree fallback','Helvetica Neue',Arial,sans-serif"

/** The frames of member and admin pages set the weights anew (tokens.css). */
const propertiesOf = (headings: string, weight: number) =>
  `:root,[data-type='full']{--font-serif:${headings};--font-sans:${SANS_STACK};--family-figure:var(--font-serif);--weight-display:${weight};--weight-title:${weight};--weight-figure:${weight}}`
/** As in tokens.css and theme.css. */
const JOURNAL =
  ":root,[data-type='full']{--font-serif:'Newsreader','Newsreader fallback',Georgia,serif;--font-sans:'Instrument Sans','Instrument Sans fallback','Helvetica Neue',Arial,sans-serif}:root{--family-figure:var(--font-serif);--weight-display:380;--weight-title:380;--weight-figure:380}[data-type='full']{--weight-title:450;--weight-figure:340;--family-figure:'Newsreader figures',var(--font-serif)}"

const pairs: Readonly<Record<Exclude<TypePair, 'journal'>, TypeFaces>> = {
  warm: {
    faces: [
      ...inTwo('Fraunces', 380, fraunces, frauncesMore),
      { family: 'Fraunces', style: 'italic', weight: 400, src: file(frauncesQuestion) },
      standIn('Fraunces', 380, SERIF, [112, 87.3, 22.8]),
      ...FIGTREE,
    ],
    properties: propertiesOf("'Fraunces','Fraunces fallback',Georgia,serif", 380),
    common: [fraunces, figtree, figtreeStrong],
    question: frauncesQuestion,
  },
  plain: {
    faces: [
      ...inTwo('Bricolage Grotesque', 500, bricolage, bricolageMore),
      { family: 'Bricolage Grotesque', style: 'italic', weight: 400, src: file(figtreeQuestion) },
      standIn('Bricolage Grotesque', 500, SANS, [103, 90.3, 26.2]),
      ...FIGTREE,
    ],
    properties: propertiesOf("'Bricolage Grotesque','Bricolage Grotesque fallback','Helvetica Neue',Arial,sans-serif", 500),
    common: [bricolage, figtree, figtreeStrong],
    question: figtreeQuestion,
  },
}

/** The custom properties that name the fonts of a pairing. */
export function typeProperties(type: TypePair): string {
  return type === 'journal' ? JOURNAL : pairs[type].properties
}

/** The fonts of a pairing; null for the one that every page has anyway. */
export function typeFaces(type: TypePair): (Pick<TypeFaces, 'common' | 'question'> & { readonly rules: string }) | null {
  if (type === 'journal') return null
  const { faces, common, question } = pairs[type]
  return { common, question, rules: faces.map(ruleOf).join('') }
}

function ruleOf({ family, style, weight, src, letters, metrics }: Face): string {
  const parts = [
    `font-family:'${family}'`,
    `src:${src}`,
    ...(style ? [`font-style:${style}`] : []),
    `font-weight:${weight}`,
    'font-display:swap',
    ...(letters ? [`unicode-range:${letters}`] : []),
    ...(metrics ? [metrics] : []),
  ]
  return `@font-face{${parts.join(';')}}`
}
