import type { Services } from '#services.server.ts'
import {
  bomb,
  edition,
  endless,
  html,
  packed,
  redirect,
  slow,
  startShopServer,
  status,
  text,
  type ShopServer,
} from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { takeSlot } from './host-throttle.server.ts'
import { findRobots } from './robots.server.ts'
import { createShopReader } from './shop-reader.server.ts'

/** A reader whose waits are kept, and take no time but the clock’s. */
function reading(services: Services, shop: ShopServer, { signal = new AbortController().signal } = {}) {
  const waits: number[] = []
  const clock = services.clock as { now(): Date; set(at: Date): void }
  const pause = async (ms: number) => {
    waits.push(ms)
    clock.set(new Date(clock.now().getTime() + ms))
  }
  const allowsHost = (host: string) => host === 'shop.test' || host.endsWith('.shop.test')
  const reader = createShopReader({ ...services, fetch: shop.fetch }, { allowsHost, pause, signal })
  return {
    waits,
    read: (path: string, known?: Parameters<typeof reader.read>[1]) => reader.read(`https://shop.test${path}`, known),
    reader,
  }
}

test('a page is read after robots.txt, a second after the one before, under our own name', async ({ services }) => {
  const shop = await startShopServer({ '/a': html('A', { etag: '"1"', 'last-modified': 'yesterday' }), '/b': html('B') })
  const { read, waits } = reading(services, shop)
  expect(await read('/a')).toEqual({
    what: 'page',
    url: 'https://shop.test/a',
    text: 'A',
    edition: { etag: '"1"', lastModified: 'yesterday' },
  })
  expect(await read('/b')).toMatchObject({ text: 'B' })
  expect(shop.asked).toEqual(['/robots.txt', '/a', '/b'])
  expect(waits).toEqual([1_000, 1_000])
  expect(shop.requests.every((headers) => headers['user-agent'] === 'WellwardBot/1.0 (+https://wellward.test)')).toBe(true)
})

test('all workers together make one request a second and host', async ({ services, clock }) => {
  const now = clock.now().getTime()
  const slot = () => takeSlot(services, 'shop.test', { spacingMs: 1_000, upToMs: 3_000 })
  const slots = []
  for (let asked = 0; asked < 6; asked++) slots.push(await slot())
  expect(slots.flatMap((slot) => ('at' in slot ? [slot.at.getTime() - now] : []))).toEqual([0, 1_000, 2_000, 3_000])
  expect(slots.at(-1), 'no turn is taken that nobody would wait for').toEqual({ later: new Date(now + 4_000) })
  expect(await takeSlot(services, 'other.test', { spacingMs: 1_000, upToMs: 0 })).toEqual({ at: clock.now() })
})

test('turns that are taken at the same time are not the same', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const slots = await Promise.all(
    Array.from({ length: 8 }, () => takeSlot(services, 'shop.test', { spacingMs: 1_000, upToMs: 60_000 })),
  )
  expect(new Set(slots.map((slot) => ('at' in slot ? slot.at.getTime() : 0))).size).toBe(8)
})

test('robots.txt is obeyed, kept for a day, and asked for time between requests', async ({ services, clock }) => {
  const shop = await startShopServer({
    '/robots.txt': text('User-agent: *\nDisallow: /\n\nUser-agent: WellwardBot\nDisallow: /private*\nCrawl-delay: 5'),
    '/a': html('A'),
  })
  const { read, waits } = reading(services, shop)
  expect(await read('/a')).toMatchObject({ text: 'A' })
  expect(await read('/private/x')).toEqual({ what: 'failed', reason: 'The shop’s robots.txt asks not to read this page.' })
  expect(await read('/a')).toMatchObject({ text: 'A' })
  expect(waits).toEqual([1_000, 5_000])
  shop.answer('/robots.txt', text('User-agent: *\nDisallow: /'))
  expect(await read('/a')).toMatchObject({ text: 'A' })
  clock.set('2026-03-03T09:31:00Z')
  expect(await read('/a')).toMatchObject({ what: 'failed' })
  expect(shop.asked.filter((path) => path === '/robots.txt')).toHaveLength(2)
})

test('without a robots.txt everything is allowed; while it cannot be had, nothing is', async ({ services }) => {
  const shop = await startShopServer({ '/robots.txt': status(500), '/a': html('A') })
  const { read } = reading(services, shop)
  expect(await read('/a')).toMatchObject({
    what: 'failed',
    reason: 'Its robots.txt answered 500, so nothing is read there.',
    isSilent: true,
  })
  expect(shop.asked).toEqual(['/robots.txt'])
  shop.answer('/robots.txt', status(404))
  expect(await read('/a')).toMatchObject({ text: 'A' })
})

test('many that ask a new host at once read its robots.txt once', async ({ services }) => {
  const shop = await startShopServer({ '/a': html('A'), '/b': html('B') })
  // A turn is a second long, in which the first has read it, however busy the machine is.
  const pause = async () => expect.poll(() => findRobots(services, 'https://shop.test')).not.toBeNull()
  const reader = createShopReader(
    { ...services, fetch: shop.fetch },
    { allowsHost: () => true, pause, signal: new AbortController().signal },
  )
  await Promise.all(['a', 'b'].map((name) => reader.read(`https://shop.test/${name}`)))
  expect(shop.asked.toSorted()).toEqual(['/a', '/b', '/robots.txt'])
})

test.for([429, 503])(
  'a host that answers %s with Retry-After is left alone until then, by everybody',
  async (code, { services, clock }) => {
    const shop = await startShopServer({ '/a': status(code, { 'retry-after': '120' }), '/b': html('B') })
    const { read } = reading(services, shop)
    const visit = await read('/a')
    expect(visit).toEqual({ what: 'later', at: new Date(clock.now().getTime() + 120_000) })
    expect(await read('/b')).toEqual(visit)
    expect(shop.asked).toEqual(['/robots.txt', '/a'])
    clock.set(new Date(clock.now().getTime() + 60_000))
    expect(await read('/b')).toMatchObject({ text: 'B' })
  },
)

test('an edition that we know is not sent again', async ({ services }) => {
  const shop = await startShopServer({ '/a': edition('"1"', 'A') })
  const { read } = reading(services, shop)
  expect(await read('/a', { etag: '"1"', lastModified: null })).toEqual({ what: 'unchanged' })
  expect(await read('/a', { etag: '"0"', lastModified: null })).toMatchObject({ text: 'A' })
})

test.for([
  ['an endless page', endless, 'The answer is larger than 5 MB.'],
  ['a bomb', bomb, 'The answer is larger than 5 MB.'],
  ['a packed bomb', packed('x'.repeat(20_000_000)), 'The packed file could not be unpacked within bounds.'],
  ['a slow page', slow, 'The site took longer than 0.4 seconds to answer.'],
  ['a picture', html('x', { 'content-type': 'image/png' }), 'This is no web page but image/png.'],
  ['a refusal', status(403), 'The page answered 403.'],
  ['a redirect to another host', redirect('https://other.test/a'), 'The site redirected to other.test.'],
  ['a redirect to an inner address', redirect('https://127.0.0.1/a'), 'The site redirected to 127.0.0.1.'],
  ['a redirect in a circle', redirect('https://shop.test/a'), 'The site redirected more than 5 times.'],
] as const)('%s is a sentence', async ([, answer, reason], { services }) => {
  const shop = await startShopServer({ '/a': answer }, answer === slow ? { timeoutMs: 400 } : {})
  expect(await reading(services, shop).read('/a')).toMatchObject({ what: 'failed', reason })
  expect(shop.asked.filter((path) => !path.startsWith('/'))).toEqual([])
})

test('a name that leads elsewhere the second time is not followed there', async ({ services }) => {
  const shop = await startShopServer({ '/a': html('A') })
  shop.names.set('rebinding.shop.test', ['127.0.0.1', '10.0.0.7'])
  const { reader } = reading(services, shop)
  expect(await reader.read('https://rebinding.shop.test/a')).toMatchObject({
    what: 'failed',
    reason: 'This address leads into a private or reserved network.',
  })
  expect(shop.asked).toEqual(['rebinding.shop.test/robots.txt'])
})

test('a host that is not allowed, or that nobody knows, is not asked', async ({ services }) => {
  const shop = await startShopServer()
  const { reader } = reading(services, shop)
  expect(await reader.read('https://evil.test/a')).toMatchObject({ what: 'failed', isElsewhere: true })
  expect(await reader.read('http://shop.test/a')).toMatchObject({ what: 'failed' })
  expect(shop.asked).toEqual([])
})

test('within the shop redirects are followed, and gone is gone', async ({ services }) => {
  const shop = await startShopServer({ '/a': redirect('https://www.shop.test/b'), '/b': html('B'), '/c': status(410) })
  const { read } = reading(services, shop)
  expect(await read('/a')).toMatchObject({ text: 'B', url: 'https://www.shop.test/b' })
  expect(await read('/c')).toEqual({ what: 'gone' })
  expect(await read('/nothing')).toEqual({ what: 'gone' })
})

test('a wait ends when somebody stops it', async ({ services }) => {
  const shop = await startShopServer({ '/a': html('A') })
  const stop = new AbortController()
  const { read } = reading(services, shop, { signal: stop.signal })
  stop.abort()
  await expect(read('/a')).rejects.toThrow(/abort/i)
})
