import { sql } from 'drizzle-orm'

import { expect, test } from '#tests/support/test.ts'

import { createRateLimits, sweepRateLimits, type RateLimit } from './rate-limit.server.ts'
import { rateLimits } from './tables.server.ts'

const secret = 'one secret of an installation, long enough'
const wrongPasswords: RateLimit = { name: 'wrong-passwords', limit: 3, windowSeconds: 900 }

function later(clock: { now(): Date; set(instant: Date): void }, seconds: number) {
  clock.set(new Date(clock.now().getTime() + seconds * 1000))
}

test('as many as the limit pass, the next is told how long to wait', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  for (let i = 0; i < 3; i++) {
    expect(await limits.take(wrongPasswords, 'ann@example.com')).toEqual({ ok: true })
    later(clock, 60)
  }
  expect(await limits.take(wrongPasswords, 'ann@example.com')).toEqual({ ok: false, retryAfterSeconds: 720 })
  later(clock, 719)
  expect(await limits.take(wrongPasswords, 'ann@example.com')).toEqual({ ok: false, retryAfterSeconds: 1 })
  later(clock, 1)
  expect(await limits.take(wrongPasswords, 'ann@example.com')).toEqual({ ok: true })
})

test('in no window do more than the limit pass, wherever it begins', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  const passed: number[] = []
  for (let second = 0; second < 3600; second += 40) {
    if ((await limits.take(wrongPasswords, 'k')).ok) passed.push(second)
    later(clock, 40)
  }
  for (const start of passed) expect(passed.filter((at) => at >= start && at < start + 900).length).toBeLessThanOrEqual(3)
  expect(passed.length).toBeGreaterThanOrEqual(12)
})

test('refusals are not counted: trying on does not lengthen the wait', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  for (let i = 0; i < 50; i++) await limits.take(wrongPasswords, 'k')
  later(clock, 900)
  expect(await limits.take(wrongPasswords, 'k')).toEqual({ ok: true })
})

test('keys and limits do not touch each other', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  const one = { ...wrongPasswords, limit: 1 }
  expect(await limits.take(one, 'a')).toEqual({ ok: true })
  expect(await limits.take(one, 'b')).toEqual({ ok: true })
  expect(await limits.take({ ...one, name: 'contact' }, 'a')).toEqual({ ok: true })
  expect((await limits.take(one, 'a')).ok).toBe(false)
})

test('clearing forgets that key alone', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  const one = { ...wrongPasswords, limit: 1 }
  await limits.take(one, 'a')
  await limits.take(one, 'b')
  await limits.clear(one, 'a')
  expect((await limits.take(one, 'a')).ok).toBe(true)
  expect((await limits.take(one, 'b')).ok).toBe(false)
})

test('the table shows nobody’s address', async ({ services, clock }) => {
  await createRateLimits(services.db, clock, secret).take(wrongPasswords, 'ann@example.com')
  const [row] = await services.db.select().from(rateLimits)
  expect(JSON.stringify(row)).not.toMatch(/ann|example|wrong/)
  await createRateLimits(services.db, clock, `${secret}!`).take(wrongPasswords, 'ann@example.com')
  expect(await services.db.select().from(rateLimits)).toHaveLength(2)
})

test('of many that take at once, on several connections, exactly the limit pass', async ({ freshDatabase, clock }) => {
  const { services } = await freshDatabase()
  const limits = createRateLimits(services.db, clock, secret)
  const ten = { name: 'race', limit: 10, windowSeconds: 60 }
  for (let round = 0; round < 5; round++) {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => limits.take(ten, `key ${round}`)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.retryAfterSeconds).toBe(60)
  }
})

test('the sweep removes what has expired and nothing else', async ({ services, clock }) => {
  const limits = createRateLimits(services.db, clock, secret)
  await limits.take(wrongPasswords, 'old')
  later(clock, 600)
  await limits.take(wrongPasswords, 'young')
  later(clock, 300)
  await sweepRateLimits.run({ ...services, clock }, {})
  const { rows } = await services.db.execute(sql`select count(*)::int as kept from rate_limits`)
  expect(rows).toEqual([{ kept: 1 }])
})
