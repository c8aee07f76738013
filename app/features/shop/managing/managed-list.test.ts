import { expect, test } from 'vitest'

import { editAddress, managedAddress, managedView, wholeList } from './managed-list.ts'

const read = (query: string) => managedView(new URLSearchParams(query))

test('a view stands in its address and is read back from it', () => {
  const view = { search: 'squat rack', site: 'rogue', category: 'equipment', part: 'differences', page: 3 } as const
  expect(managedAddress(view)).toBe('/shop/manage?q=squat+rack&site=rogue&category=equipment&show=differences&page=3')
  expect(read(managedAddress(view).split('?')[1]!)).toEqual(view)
  expect(managedAddress(wholeList)).toBe('/shop/manage')
  expect(editAddress('1', view)).toContain('/shop/manage/1?q=squat+rack')
})

test('whatever is no view is the whole list', () => {
  expect(read('category=boats&show=secret&page=-2')).toEqual(wholeList)
  expect(read('page=1.5')).toEqual(wholeList)
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(120)
})
