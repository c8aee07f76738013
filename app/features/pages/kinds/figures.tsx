import { line, list } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { FigureRow } from '#features/site/core/figure-row.tsx'

import { drawnKind } from './section-view.tsx'

export const figuresKind = sectionKind({
  name: 'figures',
  needs: 'figures',
  version: 1,
  label: 'Large figures',
  about: 'Large figures in a row under a ruler, each over what it counts. Only what is true and can be shown.',
  width: 'column',
  fields: {
    figures: list(
      'Figures',
      'figure',
      {
        value: line('Figure', { max: 40, isRequired: true }),
        label: line('What it counts', { max: 120, isRequired: true }),
      },
      { max: 4 },
    ),
  },
  start: { figures: [{ value: '7', label: 'days to try it' }] },
})

export const figures = drawnKind(figuresKind, ({ values: { figures } }) => <FigureRow figures={figures} />)
