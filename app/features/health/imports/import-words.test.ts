import { expect, test } from 'vitest'

import { formatCounts } from './import-words.ts'

test('what came of an import is said as it is', () => {
  const said = (added: number, same: number, refused: number) => formatCounts({ days: 2, added, same, refused })
  expect([said(812, 40, 3), said(1, 0, 0), said(0, 7, 0), said(0, 1, 2)]).toEqual([
    '812 new numbers on 2 days, 40 were here already, 3 refused',
    '1 new number on 2 days',
    'Nothing new, 7 numbers on 2 days were here already',
    'Nothing new, 1 number on 2 days was here already, 2 refused',
  ])
})
