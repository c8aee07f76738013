import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { products, refreshes, refreshPages, shopSettings } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { pictureJobs } from '#features/shop/products/pictures.server.ts'
import { systemClock } from '#platform/clock.ts'
import { DatabaseUnavailable } from '#platform/db.server.ts'
import { handleJob } from '#platform/jobs.server.ts'
import { createJobs, prepareJobs } from '#platform/pg-boss.server.ts'
import type { Services } from '#services.server.ts'
import { jsonLdShapes, shopifyListed } from '#tests/support/shop-pages.ts'
import { html, json, startShopServer, status, xml } from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'
import { working } from '#tests/support/working-jobs.ts'

import { startNightly, tend } from './nightly.server.ts'
import { carryOn } from './perform-refresh.server.ts'
import { refreshEvents } from './refresh-events.server.ts'
import { aRetailer, aSupplier, finish } from './refresh.factory.server.ts'
import { cancelRefresh, findRefresh, listRefreshes, performRefresh, requestRefresh } from './requests.server.ts'

const paths = ['/products/a', '/products/b', '/products/c', '/products/d']
const map = xml(`<urlset>${paths.map((path) => `<url><loc>https://shop.test${path}</loc></url>`).join('')}</urlset>`)
const named = (name: string) => html(jsonLdShapes.plain.replaceAll('Ohio Bar', name))
const aShop = () => startShopServer({ '/sitemap.xml': map, ...Object.fromEntries(paths.map((path) => [path, named(path)])) })
const mapped = { url: 'https://shop.test/sitemap.xml' }
const instantly = { pause: async () => {} }

test('whoever asks for a supplier that is being read gets that reading', async ({ services, sent }) => {
  const { id } = await aSupplier(services)
  const owner = await anOwner(services)
  const first = await requestRefresh(services, owner, id)
  expect(await requestRefresh(services, owner, id)).toEqual(first)
  expect(sent).toHaveLength(1)
  expect(await listRefreshes(services)).toMatchObject([
    { kind: 'supplier', status: 'queued', of: 'Momentous', step: 'Waiting for its turn', result: null, supplierId: id },
  ])
})

test('a supplier that is none is refused', async ({ services }) => {
  const owner = await anOwner(services)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', ''])
    expect(await requestRefresh(services, owner, id)).toEqual({ ok: false, reason: 'Failed to start product refresh' })
  expect(await findRefresh(services, 'x')).toBeNull()
})

test('two that ask at once, and two workers, do the work once', async ({ freshDatabase }) => {
  const shop = await aShop()
  const fresh = await freshDatabase()
  const services = { ...fresh.services, fetch: shop.fetch, jobs: createJobs(), clock: systemClock }
  const handler = handleJob(performRefresh, (all: Services, payload) => carryOn(all, payload, { ...instantly, pages: 1 }))
  await prepareJobs(fresh.pool, [handler, ...pictureJobs])
  await working({ services, pool: fresh.pool }, [handler])
  await working({ services, pool: fresh.pool }, [handler])
  const owner = await anOwner(services)
  const { id } = await aSupplier(services, mapped)
  const asked = await Promise.all([1, 2, 3].map(() => requestRefresh(services, owner, id)))
  const runs = asked.map((each) => (each.ok ? each.runId : each.reason))
  expect(new Set(runs).size).toBe(1)
  // The same job once more, as after a sign of life that came too late.
  await services.db.transaction((tx) => services.jobs.send(tx, performRefresh, { refreshId: runs[0]! }, { key: 'again' }))
  await expect.poll(() => findRefresh(services, runs[0]!), { timeout: 15_000 }).toMatchObject({ status: 'done', done: 5 })
  await sleep(200)
  expect(shop.asked.toSorted()).toEqual(['/robots.txt', '/sitemap.xml', ...paths].toSorted())
  expect(await services.db.$count(products)).toBe(4)
})

test('what a killed worker had read is not read again', async ({ services, clock, sent }) => {
  const shop = await aShop()
  const all = { ...services, fetch: shop.fetch }
  const { id } = await aSupplier(services, mapped)
  const asked = await requestRefresh(all, await anOwner(services), id)
  const refreshId = asked.ok ? asked.runId : ''
  // It dies after three pages, without a word.
  await carryOn(all, { refreshId }, { ...instantly, pages: 3 })
  await services.db.update(refreshes).set({ aliveAt: clock.now() })
  sent.length = 0
  await carryOn(all, { refreshId }, instantly)
  expect(await findRefresh(services, refreshId), 'its worker may still live').toMatchObject({ status: 'running' })
  expect(sent).toMatchObject([{ options: { startAfter: new Date('2026-03-02T09:30:20Z') } }])
  clock.set('2026-03-02T09:30:20Z')
  expect(await finish({ services: all, refreshId })).toMatchObject({ status: 'done', result: { added: { length: 4 } } })
  expect(shop.asked).toHaveLength(6)
})

test('somebody stops a reading: what it has taken over stays', async ({ services }) => {
  const shop = await aShop()
  const { id } = await aSupplier(services, mapped)
  const owner = await anOwner(services)
  const asked = await requestRefresh(services, owner, id)
  const refreshId = asked.ok ? asked.runId : ''
  let pages = 0
  const pause = async (_ms: number, signal: AbortSignal) => {
    pages += 1
    if (pages !== 3) return
    await cancelRefresh(services, owner, refreshId)
    await expect.poll(() => signal.aborted).toBe(true)
    signal.throwIfAborted()
  }
  await carryOn({ ...services, fetch: shop.fetch }, { refreshId }, { pause })
  expect(await findRefresh(services, refreshId)).toMatchObject({
    status: 'cancelled',
    result: { added: [{ name: '/products/a' }] },
  })
  expect(await services.db.$count(products)).toBe(1)
  expect(await cancelRefresh(services, owner, refreshId), 'it is over').toBeNull()
  const next = await requestRefresh(services, owner, id)
  await cancelRefresh(services, owner, next.ok ? next.runId : '')
  expect(await findRefresh(services, next.ok ? next.runId : ''), 'one that nobody is at ends at once').toMatchObject({
    status: 'cancelled',
  })
})

test('without a database the job is tried again', async ({ services }) => {
  const shop = await aShop()
  const { id } = await aSupplier(services, mapped)
  const asked = await requestRefresh(services, await anOwner(services), id)
  const refreshId = asked.ok ? asked.runId : ''
  const fetch = async () => {
    throw new DatabaseUnavailable()
  }
  await expect(carryOn({ ...services, fetch }, { refreshId }, instantly)).rejects.toThrow(DatabaseUnavailable)
  await services.db.update(refreshes).set({ aliveAt: null })
  expect(await finish({ services: { ...services, fetch: shop.fetch }, refreshId })).toMatchObject({ status: 'done' })
})

test('at night every supplier is read that shall be, and the retailer’s single products, once', async ({ services, clock }) => {
  const shop = await startShopServer({
    '/products.json': json({ products: [shopifyListed('creatine', 'Creatine')] }),
    '/ohio-bar': html(jsonLdShapes.plain),
    '/old-bar': status(404),
  })
  const all = { ...services, fetch: shop.fetch }
  await aRetailer(services, 'roguefitness.test')
  await aSupplier(services)
  await aSupplier(services, { key: 'quiet', url: 'https://other.test/', isNightlyOn: false })
  const single = { sourceSite: 'rogue', price: '$1', priceSource: 'page' } as const
  await aStoredProduct(services, { ...single, name: 'Ohio Bar', sourceUrl: 'https://www.roguefitness.test/ohio-bar' })
  await aStoredProduct(services, { ...single, name: 'Old Bar', sourceUrl: 'https://www.roguefitness.test/old-bar' })
  await aStoredProduct(services, { ...single, name: 'Elsewhere', sourceUrl: 'https://other.test/bar' })
  await startNightly(all)
  await startNightly(all)
  const begun = await listRefreshes(services)
  expect(begun.map(({ of, kind, total }) => `${of} ${kind} ${total}`).toSorted()).toEqual([
    'Momentous nightly 1',
    'Single pages nightly 2',
  ])
  for (const { id } of begun) await finish({ services: all, refreshId: id })
  const [ofSuppliers, ofPages] = (await listRefreshes(services)).toSorted((a, b) => a.of.localeCompare(b.of))
  expect(ofSuppliers!.result).toMatchObject({ added: [{ name: 'Creatine' }] })
  expect(ofPages!.result).toMatchObject({ changed: [{ name: 'Ohio Bar' }], gone: [{ name: 'Old Bar' }], failed: [] })
  const [bar] = await services.db.select().from(products).where(eq(products.name, 'Ohio Bar'))
  expect(bar).toMatchObject({ price: '$295.00', checkedAt: expect.any(Date) })
  await startNightly(all)
  expect(await services.db.$count(refreshes), 'one night, one reading').toBe(2)
  await services.db.update(shopSettings).set({ isNightlyOn: false })
  clock.set('2026-03-03T09:30:00Z')
  await startNightly(all)
  expect(await services.db.$count(refreshes)).toBe(2)
})

test('a reading that nobody takes up any more is given up, and old ones are forgotten', async ({ services, clock }) => {
  const { id } = await aSupplier(services)
  const asked = await requestRefresh(services, await anOwner(services), id)
  await tend(services)
  expect(await listRefreshes(services)).toMatchObject([{ status: 'queued' }])
  clock.set('2026-03-02T11:31:00Z')
  await tend(services)
  expect(await findRefresh(services, asked.ok ? asked.runId : '')).toMatchObject({
    status: 'failed',
    error: 'It was interrupted and did not resume.',
  })
  expect(await services.db.$count(refreshPages)).toBe(0)
  clock.set('2026-06-15T11:31:00Z')
  await tend(services)
  expect(await listRefreshes(services)).toEqual([])
})

test('who follows a reading hears of each change', async ({ services }) => {
  const { id } = await aSupplier(services)
  const { signal } = new AbortController()
  const reader = refreshEvents(services, { mayRead: async () => true, signal }).body!.getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toBe('event: look\ndata: \n\n')
  const asked = await requestRefresh(services, await anOwner(services), id)
  expect(asked.ok).toBe(true)
  expect(JSON.parse((await next()).replace('event: run\ndata: ', ''))).toMatchObject({
    kind: 'supplier',
    status: 'queued',
    done: 0,
    total: 1,
  })
  await reader.cancel()
})
