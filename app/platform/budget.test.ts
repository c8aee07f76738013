import fc from 'fast-check'
import { expect, test } from 'vitest'

import { Budget } from './budget.ts'

test('all together, and each of them, take so much and no more', () => {
  const budget = new Budget({ inAll: 5, each: 3 })
  expect(budget.take('a', 3)).toEqual({ ok: true })
  expect(budget.take('a')).toEqual({ ok: false, full: 'each' })
  expect(budget.take('b', 3)).toEqual({ ok: false, full: 'all' })
  expect(budget.take('b', 2)).toEqual({ ok: true })
  budget.giveBack('a', 3)
  expect(budget.take('b')).toEqual({ ok: true })
  expect([budget.taken, budget.takenBy('a'), budget.takenBy('b')]).toEqual([3, 0, 3])
})

test('whatever is taken and given back, in whatever order, nobody has more than their share and nothing is lost', () => {
  const moves = fc.array(fc.record({ whose: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 0, max: 5 }) }))
  fc.assert(
    fc.property(moves, (asked) => {
      const budget = new Budget({ inAll: 12, each: 6 })
      const taken = asked.filter(({ whose, amount }) => budget.take(whose, amount).ok)
      for (const whose of ['a', 'b', 'c']) expect(budget.takenBy(whose)).toBeLessThanOrEqual(6)
      expect(budget.taken).toBeLessThanOrEqual(12)
      for (const { whose, amount } of taken) budget.giveBack(whose, amount)
      expect([budget.taken, budget.takenBy('a')]).toEqual([0, 0])
    }),
  )
})
