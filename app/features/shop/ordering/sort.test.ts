import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareProducts, sortLabels, sortModeOf, sortModes, type SortedProduct, type SortMode } from './sort.ts'

const few = <T>(...values: [T, ...T[]]) => fc.constantFrom(...values)
const product: fc.Arbitrary<SortedProduct> = fc.record({
  featured: fc.boolean(),
  name: few('Iron', 'iron', 'Ｉron', 'Zinc', '\u{1F3CB}', '\uFB01g'),
  sortName: fc.oneof(
    few('iron', 'zinc', '', '\u{1F3CB}', '\uFB01g'),
    fc.string({ unit: 'binary', maxLength: 3 }).map((any) => any.toWellFormed()),
  ),
  priceCents: fc.option(fc.integer({ min: 0, max: 3 })),
  popularity: fc.integer({ min: 0, max: 2 }),
  createdAt: few(new Date('2026-01-01'), new Date('2026-01-02')),
  id: fc.uuid(),
})
const shelf = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 12 })
const mode = few(...sortModes)
const sorted = (products: ReadonlyArray<SortedProduct>, by: SortMode) => products.toSorted(compareProducts(by))

test('every mode has its own label, and an address without one, or with nonsense, is the default', () => {
  expect(new Set(Object.values(sortLabels)).size).toBe(5)
  expect([null, '', 'PRICE-ASC', 'popular,', 'price-desc'].map(sortModeOf)).toEqual([
    ...Array<string>(4).fill('popular'),
    'price-desc',
  ])
})

test('an order does not depend on the one before it', () => {
  fc.assert(
    fc.property(shelf, mode, fc.gen(), (products, by, gen) => {
      const shuffled = gen(() => fc.shuffledSubarray([...products], { minLength: products.length }))
      expect(sorted(shuffled, by)).toEqual(sorted(products, by))
    }),
  )
})

test('any two products have one order, and any three agree', () => {
  fc.assert(
    fc.property(product, product, product, mode, (a, b, c, by) => {
      const compare = compareProducts(by)
      expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)))
      expect(compare(a, b) === 0).toBe(a.id === b.id)
      const [first, second, last] = [a, b, c].toSorted(compare) as [SortedProduct, SortedProduct, SortedProduct]
      expect(Math.max(compare(first, second), compare(second, last), compare(first, last))).toBeLessThanOrEqual(0)
    }),
  )
})

/** Slow and simple: the groups that the rules name, one after the other. */
function naive(products: ReadonlyArray<SortedProduct>, by: SortMode): SortedProduct[] {
  const points = (text: string) => [...text].map((sign) => String(sign.codePointAt(0)!).padStart(8, '0')).join('')
  const name = ({ sortName, name: whole }: SortedProduct) => `${points(sortName)} ${points(whole)}`
  const newest = ({ createdAt, id }: SortedProduct) => `${(1e14 - createdAt.getTime()).toString().padStart(16, '0')} ${id}`
  const ascending = (list: ReadonlyArray<SortedProduct>, key: (one: SortedProduct) => string) =>
    list
      .map((one) => [key(one), one] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .map(([, one]) => one)
  const groups = (list: ReadonlyArray<SortedProduct>): SortedProduct[] => {
    const base = ascending(list, newest)
    if (by === 'popular') return ascending(base, ({ popularity }) => `${popularity}`)
    const names = ascending(base, name)
    if (by === 'name-asc') return names
    if (by === 'name-desc')
      return [...new Set(names.map(name))].toReversed().flatMap((one) => names.filter((p) => name(p) === one))
    const prices = [...new Set(names.map(({ priceCents }) => priceCents).filter((cents) => cents !== null))].toSorted()
    return [...(by === 'price-asc' ? prices : prices.toReversed()), null].flatMap((cents) =>
      names.filter(({ priceCents }) => priceCents === cents),
    )
  }
  return [...groups(products.filter(({ featured }) => featured)), ...groups(products.filter(({ featured }) => !featured))]
}

test('featured ones come first, numberless ones last; the rest as the simple rules say', () => {
  fc.assert(
    fc.property(shelf, mode, (products, by) => {
      expect(sorted(products, by)).toEqual(naive(products, by))
    }),
  )
})
