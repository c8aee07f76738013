import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import { posts } from '#features/blog/core/tables.server.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { findPassages } from '#features/chat/retrieval/find-passages.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteSettings } from '#features/site/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { followChanges } from './follow-changes.server.ts'
import { syncIndex } from './sync-index.server.ts'

const pathsFor = async ({ db }: Services, question: string) => (await findPassages(db, question)).passages.map(({ path }) => path)

test('only published posts are found: no draft, and none that waits for its day', async ({ services }) => {
  await aStoredPost(services, { title: 'Published', body: 'All about the quokka.' })
  await aStoredPost(services, { title: 'Draft', body: 'A quokka in a drawer.' }, { status: 'draft' })
  await aStoredPost(
    services,
    { title: 'Waiting', body: 'A quokka tomorrow.' },
    { status: 'scheduled', at: new Date('2030-01-01') },
  )
  await syncIndex(services)
  expect(await pathsFor(services, 'quokka')).toEqual(['/blog/published'])
})

test('what is unpublished is gone, with the words that only it had', async ({ services }) => {
  await aStoredPost(services, { title: 'One', body: 'The quokka and the wombat.' })
  await aStoredPost(services, { title: 'Two', body: 'The wombat alone.' })
  await syncIndex(services)
  await services.db.execute(sql`update ${posts} set published = false, status = 'draft' where slug = 'one'`)
  expect(await syncIndex(services)).toEqual({ written: 0, removed: 1 })
  expect(await pathsFor(services, 'quokka')).toEqual([])
  const { rows } = await services.db.execute(sql`select word from chat_words where word in ('quokka', 'wombat')`)
  expect(rows).toEqual([{ word: 'wombat' }])
})

test('a second look writes nothing, and a change one text', async ({ services }) => {
  await aStoredPost(services, { title: 'One', body: 'The quokka.' })
  expect((await syncIndex(services)).written).toBeGreaterThan(15)
  expect(await syncIndex(services)).toEqual({ written: 0, removed: 0 })
  await aStoredPost(services, { title: 'Two', body: 'The wombat.' })
  expect(await syncIndex(services)).toEqual({ written: 1, removed: 0 })
})

test('prices that the owner saves are in the next answer', async ({ services }) => {
  const { plans } = shippedSettings
  const value = { ...plans, plans: plans.plans.map((plan) => ({ ...plan, priceCents: 4200 })) }
  await syncIndex(services)
  await services.db.insert(siteSettings).values({ section: 'plans', value, savedAt: services.clock.now() })
  await services.db.transaction((tx) => services.broadcast.publish(tx, 'pages'))
  await syncIndex(services)
  const { passages } = await findPassages(services.db, 'What does the monthly plan cost?')
  const said = passages.map(({ text }) => text).join(' ')
  expect(said).toMatch(/\$42 /)
  expect(said).not.toMatch(/\$29 /)
})

test('a word on the pages brings the index up to date by itself, and one that comes meanwhile is not lost', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const second = Promise.withResolvers<unknown>()
  // Asked last in the first round: by then the posts are read.
  const list = async () => {
    second.resolve(aStoredPost(services, { title: 'Two', body: 'The quokka again.' }))
    await second.promise
    return []
  }
  const meanwhile = {
    name: 'meanwhile',
    list: vi.fn<() => Promise<never[]>>(async () => []).mockImplementationOnce(list),
    read: async () => new Map(),
  }
  const stop = followChanges({ ...services, publishedTexts: [...services.publishedTexts, meanwhile] })
  await aStoredPost(services, { title: 'One', body: 'The quokka.' })
  await second.promise
  await stop()
  expect((await pathsFor(services, 'quokka')).toSorted()).toEqual(['/blog/one', '/blog/two'])
})

test('two replicas at once leave one index', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  await aStoredPost(services, { title: 'One', body: 'The quokka.' })
  const all = await Promise.all([syncIndex(services), syncIndex(services)])
  expect(all.map(({ written }) => written > 0).toSorted()).toEqual([false, true])
})
