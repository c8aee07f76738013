import { expect, test } from 'vitest'

import type { PricedProduct } from '#features/shop/prices/display-price.ts'

import { priceNote } from './price-note.ts'

const now = new Date('2026-03-20T09:00:00Z')
const day = (instant: Date) => instant.toISOString().slice(0, 10)
const note = (price: string, seen: string, more: Partial<PricedProduct> = {}) =>
  priceNote({ price, currency: 'USD', priceSource: 'page', checkedAt: new Date(`${seen}T09:00:00Z`), ...more }, now, day)

test('a card says a price once; one that has grown old is said beside the day on which it was seen', () => {
  expect(note('64.95', '2026-03-19')).toBe('seen 2026-03-19')
  expect(note('64.95', '2026-03-02')).toBe('$64.95, seen 2026-03-02')
  expect(note('', '2026-03-02')).toBe('seen 2026-03-02')
  expect(note('See price', '2026-03-02')).toBe('seen 2026-03-02')
  expect(note('64.95', '2026-03-02', { priceSource: 'hand' })).toBe('')
})
