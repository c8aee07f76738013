import { expect, test } from 'vitest'

import { plainRows } from './plain-rows.ts'

test('rows say their headings and cells, in the language of the headings, and end where the next begin', () => {
  const rows = [
    { heading: '23 nov.', cells: ['7:12', 58] },
    { heading: '22 nov.', cells: ['–', 0] },
  ]
  expect(plainRows(rows, 'fr')).toBe('<tr><th lang="fr">23 nov.<td>7:12<td>58<tr><th lang="fr">22 nov.<td>–<td>0')
  expect(plainRows(rows.slice(1), null)).toBe('<tr><th>22 nov.<td>–<td>0')
})

test('what is written in a cell is text', () => {
  expect(plainRows([{ heading: '<b>', cells: ['a & <i>'] }], null)).toBe('<tr><th>&lt;b><td>a &amp; &lt;i>')
})
