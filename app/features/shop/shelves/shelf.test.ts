import { expect, test } from 'vitest'

import { formatCount, emptyShelf, hasWords, questionOf, shopAddress, wordsOf } from './shelf.ts'

const question = (search: string) => questionOf(new URLSearchParams(search))

test('a question is read from its address and written to it again', () => {
  const asked = { tab: 'equipment', query: 'bar & plates', sort: 'price-desc', page: 3 } as const
  expect(question(shopAddress(asked).split('?')[1]!)).toEqual(asked)
  expect(shopAddress(question(''))).toBe('/shop')
})

test.each(['tab=nothing&sort=best&page=-1', 'page=1.5', 'page=1e9', 'sort=__proto__', 'tab=', 'q=%00%20%0A'])(
  'what makes no sense (%s) asks for what is shown first',
  (search) => {
    expect(question(search)).toEqual({ tab: 'supplements', query: '', sort: 'popular', page: 1 })
  },
)

test('a query is cut, and its words count once', () => {
  expect(question(`q=${'x'.repeat(500)}`).query).toHaveLength(120)
  expect(wordsOf('  Whey whey  ISOLATE ')).toEqual(['whey', 'isolate'])
  expect(wordsOf(Array.from({ length: 60 }, (_, at) => `w${at}`).join(' '))).toHaveLength(8)
})

test('each word is in the name or the description; the shortest ones in the name', () => {
  const product = { name: 'Vitamin D3', description: 'Drops in oil, made for winter.' }
  const queries = ['vitamin', 'OIL vitamin', 'd3', 'win', 'vitamin c5', 'fish', 'in winters']
  expect(queries.filter((query) => hasWords(product, wordsOf(query)))).toEqual(['vitamin', 'OIL vitamin', 'd3', 'win'])
})

test('the line over the shelf says what was found', () => {
  expect(formatCount(emptyShelf, { query: '' })).toBe('')
  expect(formatCount(emptyShelf, { query: 'bar' })).toBe('0 products for “bar”')
  expect(formatCount({ ...emptyShelf, total: 1 }, { query: '' })).toBe('1 product')
  expect(formatCount({ ...emptyShelf, total: 1_200, page: 2, pages: 25 }, { query: '' })).toBe('1,200 products, page 2 of 25')
  expect(formatCount({ ...emptyShelf, total: 960, isMore: true }, { query: 'bar' })).toBe('More than 960 products for “bar”')
  expect(formatCount({ ...emptyShelf, total: 2, isNear: true }, { query: 'creatien' })).toBe(
    '2 products with a name like “creatien”',
  )
})
