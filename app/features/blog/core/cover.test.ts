import { expect, test } from 'vitest'

import { coverOf } from './cover.ts'

test('the plate of a batch that was stored with the product’s name stands at the address without it; others stay', () => {
  const src = (coverImage: string) => coverOf({ cover: null, coverImage })
  expect(src('/plates/1/nutrition/1200x630/wellward-library.svg')).toEqual({
    src: '/plates/1/nutrition/1200x630/plate-library.svg',
  })
  expect(src('/plates/1/sleep/1200x630/wellward-walk.svg')).toEqual({ src: '/plates/1/sleep/1200x630/wellward-walk.svg' })
  expect(src('https://elsewhere.example/wellward-library.svg')).toBeNull()
})
