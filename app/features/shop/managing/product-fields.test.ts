import { expect, test } from 'vitest'

import { changedFields, typedFields } from './product-fields.ts'

test('a form says what was typed in it since it was opened; line breaks and boxes as browsers send them', () => {
  const form = (fields: Record<string, string>, seen: object) => {
    const { typed, seen: opened } = typedFields(Object.entries({ ...fields, seen: JSON.stringify(seen) }))
    return [...changedFields(typed, opened)]
  }
  const seen = { name: 'Zinc', description: 'A metal.\nWe need it.', inStock: 'on', featured: '' }
  expect(form({ name: 'Zinc', description: 'A metal.\r\nWe need it.', inStock: 'on' }, seen)).toEqual([])
  expect(form({ name: 'Iron', description: 'A metal.\r\nWe need it.', featured: 'on' }, seen)).toEqual([
    'name',
    'inStock',
    'featured',
  ])
})
