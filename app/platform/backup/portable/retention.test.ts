import fc from 'fast-check'
import { expect, test } from 'vitest'

import { copiesToKeep } from './retention.ts'

const NOW = new Date('2026-11-27T03:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const kept = (copies: Date[], now = NOW) =>
  [...copiesToKeep(copies, now)].toSorted((one, other) => other - one).map((at) => new Date(at).toISOString())

test('with a copy every night: seven days, four weeks and six months stay', () => {
  const nights = Array.from({ length: 400 }, (_, ago) => new Date(Date.parse('2026-11-27T02:20:00Z') - ago * DAY))
  expect(kept(nights).map((at) => at.slice(0, 10))).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
  ])
})

const copies = fc.array(fc.integer({ min: NOW.getTime() - 500 * DAY, max: NOW.getTime() + DAY }), { maxLength: 60 })

test('what stays is some of what is there, its newest always, at most one for each period, and the same when it is asked again', () => {
  fc.assert(
    fc.property(copies, (instants) => {
      const chosen = copiesToKeep(
        instants.map((at) => new Date(at)),
        NOW,
      )
      for (const at of chosen) expect(instants).toContain(at)
      expect(instants.length === 0 || chosen.has(Math.max(...instants))).toBe(true)
      expect([...chosen].filter((at) => at <= NOW.getTime()).length).toBeLessThanOrEqual(7 + 4 + 6 + 1)
      const again = copiesToKeep(
        [...chosen].map((at) => new Date(at)),
        NOW,
      )
      expect(again).toEqual(chosen)
    }),
  )
})

test('night after night nothing is thrown away that would have to stay later', () => {
  let present: Date[] = []
  for (let night = 400; night >= 0; night--) {
    const now = new Date(NOW.getTime() - night * DAY)
    const chosen = copiesToKeep([...present, now], now)
    present = [...chosen].map((at) => new Date(at))
  }
  const ages = present.map((at) => Math.round((NOW.getTime() - at.getTime()) / DAY))
  expect(Math.max(...ages)).toBeGreaterThan(145)
  expect(ages.filter((age) => age < 7)).toHaveLength(7)
})
