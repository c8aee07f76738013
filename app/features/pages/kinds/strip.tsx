import { choice, line, list } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { BrandStrip } from '#features/site/home/brand-strip.tsx'

import { drawnKind } from './section-view.tsx'

export const stripKind = sectionKind({
  name: 'strip',
  version: 1,
  label: 'Brand names, running past',
  about: 'Names running past, each with a word of explanation.',
  width: 'page',
  fields: {
    brandsNote: line('Note above the strip'),
    brands: list('Names', 'name', {
      name: line('Name', { max: 80, isRequired: true }),
      voice: choice('Set in', { serif: 'Serif', sans: 'Sans' }),
      tip: line('Shown when pointed at', { max: 300 }),
    }),
  },
  start: { brandsNote: '', brands: [] },
})

export const strip = drawnKind(stripKind, ({ values: { brands, brandsNote } }) => (
  <BrandStrip brands={brands.map((brand) => ({ ...brand, sample: false }))} brandsNote={brandsNote} />
))
