import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Spines } from '#features/site/core/spines.tsx'

import { drawnKind } from './section-view.tsx'

export const spinesKind = sectionKind({
  name: 'spines',
  version: 1,
  label: 'The subjects’ pictures',
  about: 'The five subjects as narrow pictures, edge to edge like the spines of books.',
  width: 'column',
  fields: {},
  start: {},
})

export const spines = drawnKind(spinesKind, ({ isFirst }) => <Spines isFirst={isFirst} />)
