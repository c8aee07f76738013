import { line, list } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Graticule } from '#ui/graticule.tsx'

import { drawnKind } from './section-view.tsx'

export const audiencesKind = sectionKind({
  name: 'audiences',
  needs: 'items',
  version: 1,
  label: 'For whom',
  about: 'A line of short sentences under a ruler: for whom the offer is.',
  width: 'page',
  fields: {
    title: line('Opening sentence', { isRequired: true }),
    items: list('For whom', 'group', {
      name: line('Who', { max: 80, isRequired: true }),
      text: line('What it is for them', { max: 300 }),
    }),
  },
  start: { title: 'For whom it is', items: [{ name: 'Who', text: 'What it is for them.' }] },
})

export const audiences = drawnKind(audiencesKind, ({ values: { title, items } }) => (
  <div className="wrap">
    <Graticule />
    <div className="audiences">
      <p className="audience-name">{title}</p>
      {items.map(({ name, text }) => (
        <p key={name}>
          <span className="audience-name">{name}</span> <span>{text}</span>
        </p>
      ))}
    </div>
  </div>
))
