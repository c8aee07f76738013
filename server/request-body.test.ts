import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { BodyBudget } from './body-budget.ts'
import { readBody } from './request-body.ts'

const limits = { most: 8_000_000, ofStrangers: 250_000 }

/** A request with a body of these pieces, as a socket would bring them. */
function sent(pieces: Iterable<Buffer> | AsyncIterable<Buffer>, headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(Readable.from(pieces), { url: '/', headers }) as unknown as IncomingMessage
}

function reading(request: IncomingMessage, { isKnown = true, budget = new BodyBudget(64_000_000), patienceMs = Infinity } = {}) {
  let asked = 0
  const share = budget.share('203.0.113.7')
  const mayBringMore = async () => {
    asked += 1
    return isKnown
  }
  const read = readBody(request, { ...limits, share, maySendMore: mayBringMore, patienceMs })
  return { read, share, budget, asked: () => asked }
}

const megabytes = (count: number) => [Buffer.alloc(count * 1_000_000 - 1, 'a'), Buffer.from('b')]

test('a body comes back as it was sent, whatever its pieces', async () => {
  const piece = fc.uint8Array({ minLength: 1, maxLength: 40_000 })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const { read, budget, share } = reading(sent(pieces.map((bytes) => Buffer.from(bytes))))
      const body = await read
      expect(Buffer.from(body as Uint8Array).equals(Buffer.concat(pieces))).toBe(true)
      expect(budget.taken).toBeGreaterThanOrEqual((body as Uint8Array).length)
      share.end()
      expect(budget.taken).toBe(0)
    }),
    { numRuns: 50 },
  )
})

test('an address’s limit holds, whether the body says its length or not', async () => {
  expect(await reading(sent(megabytes(8))).read).toHaveLength(8_000_000)
  expect(await reading(sent([...megabytes(8), Buffer.from('c')])).read).toBe('too large')
  const request = sent(megabytes(1), { 'content-length': '8000001' })
  expect(await reading(request).read).toBe('too large')
  expect(request.readableDidRead).toBe(false)
})

test('what a stranger may not bring is not read, and nobody is asked who they are for little', async () => {
  const little = reading(sent([Buffer.alloc(250_000)], { 'content-length': '250000' }), { isKnown: false })
  expect(await little.read).toHaveLength(250_000)
  expect(little.asked()).toBe(0)

  const request = sent(megabytes(1), { 'content-length': '1000000' })
  const much = reading(request, { isKnown: false })
  expect(await much.read).toBe('not theirs')
  expect([request.readableDidRead, much.budget.taken]).toEqual([false, 0])

  const unsaid = reading(sent(Array.from({ length: 100 }, () => Buffer.alloc(10_000))), { isKnown: false })
  expect(await unsaid.read).toBe('not theirs')
  expect(unsaid.asked()).toBe(1)
  const known = reading(sent(Array.from({ length: 100 }, () => Buffer.alloc(10_000))))
  expect(await known.read).toHaveLength(1_000_000)
  expect(known.asked()).toBe(1)
})

test('all bodies share one memory: a network gets half of it, its strangers an eighth, all strangers half', async () => {
  const budget = new BodyBudget(16_000_000)
  const take = (network: string, bytes: number, isKnown: boolean) => {
    const share = budget.share(network)
    if (isKnown) share.trust()
    return share.grow(bytes)
  }
  expect(take('a', 2_000_000, false)).toBe(true)
  expect(take('a', 1, false)).toBe(false)
  for (const network of ['b', 'c', 'd']) expect(take(network, 2_000_000, false)).toBe(true)
  expect(take('e', 1, false)).toBe(false)
  expect(take('a', 6_000_001, true)).toBe(false)
  expect(take('a', 6_000_000, true)).toBe(true)
  expect(take('e', 2_000_000, true)).toBe(true)
  expect(take('f', 1, true)).toBe(false)
  expect(budget.taken).toBe(16_000_000)

  const full = new BodyBudget(1_000_000)
  expect(await reading(sent(megabytes(1)), { budget: full }).read).toBe('no room')
})

test('a body of single bytes takes no more memory than its length, and some room to grow', async () => {
  const { read, budget } = reading(sent(Array.from({ length: 20_000 }, () => Buffer.from('x'))))
  expect(await read).toHaveLength(20_000)
  expect(budget.taken).toBeLessThanOrEqual(40_000)
})

test('whoever is slow is given up', async () => {
  const never = new Readable({ read() {} })
  never.push('begun')
  const request = Object.assign(never, { headers: {} }) as unknown as IncomingMessage
  expect(await reading(request, { patienceMs: 20 }).read).toBe('too slow')
})
