import { address, line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Tiles } from '#features/site/tiles.tsx'

import { drawnKind } from './section-view.tsx'

export const tilesKind = sectionKind({
  name: 'tiles',
  needs: 'tiles',
  version: 1,
  label: 'Tiles',
  about: 'Short texts side by side that belong together; each may lead somewhere.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    tiles: list('Tiles', 'tile', {
      title: line('Heading', { isRequired: true }),
      text: text('Text', { max: 600 }),
      action: line('Label of the link', { max: 80 }),
      to: address('Leads to'),
    }),
  },
  start: { title: 'What belongs to it', tiles: [{ title: 'One thing', text: 'What it is.', action: '', to: '' }] },
})

export const tiles = drawnKind(
  tilesKind,
  ({ id, values: { title, tiles } }) => tiles.length > 0 && <Tiles id={id} title={title} tiles={tiles} />,
)
