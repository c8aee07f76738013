import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { anItem } from '#features/inbox/items/item.factory.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './search.tsx'

/** An owner in Berlin who searches. */
async function anOwnerWhoSearches(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  return async (asked: string, changes: Partial<Services> = {}) => {
    const request = new Request(`https://wellward.test/admin/search?${new URLSearchParams({ q: asked })}`)
    const args = routeArgs(request, { services: { ...services, ...changes }, viewer: { ...viewer, timeZone: 'Europe/Berlin' } })
    const { data, init } = await loader(args)
    return { ...data, status: init?.status }
  }
}

const joins = (services: Services, email: string, displayName: string) =>
  services.db.transaction((tx) => insertAccount(tx, services, { email, displayName }))

async function somethingOfEach(services: Services) {
  await joins(services, 'lantern@example.com', 'Lena Lantern')
  await aStoredPost(services, { title: 'A lantern at dusk' }, { status: 'draft' })
  await aStoredProduct(services, { name: 'Lantern, warm light', category: 'equipment' })
  await aLesson(services, await aCourse(services), { slug: 'lantern', title: 'The lantern hour' })
  await anItem(services, { name: 'Ann', body: 'My lantern broke, and I took too many tablets', danger: true, readFirst: true })
}

test('one search finds of each kind what has the word, and tells no word of a message', async ({ services }) => {
  const search = await anOwnerWhoSearches(services)
  await somethingOfEach(services)
  const { groups, status } = await search('LANTERN')
  expect(groups.map(({ name, found }) => [name, ...found.map(({ title, detail }) => `${title} | ${detail}`)])).toEqual([
    ['People', 'Lena Lantern | lantern@example.com'],
    ['Posts', 'A lantern at dusk | Draft'],
    ['Products', 'Lantern, warm light | Equipment'],
    ['Courses and lessons', expect.stringMatching(/^The lantern hour \| Lesson of /)],
    ['Messages', 'Ann | Contact form, Mon 2 Mar 2026'],
  ])
  expect(JSON.stringify(groups)).not.toContain('tablets')
  expect(status).toBe(200)
})

test('settings and actions are found too, and with nothing asked the actions are offered', async ({ services }) => {
  const search = await anOwnerWhoSearches(services)
  const named = async (asked: string) => (await search(asked)).groups.map(({ name, found }) => [name, found[0]!.title])
  expect(await named('add product')).toEqual([['Actions', 'Add a product']])
  expect(await named('plans')).toEqual([['Pages and settings', 'Site: Plans']])
  expect(await named('  ')).toEqual([['Actions', 'Write a post']])
  expect(await named('nothing is called this')).toEqual([])
})

test('signs of a pattern stand for themselves', async ({ services }) => {
  const search = await anOwnerWhoSearches(services)
  await somethingOfEach(services)
  for (const asked of ['%', '_antern', '\\', "'; drop table posts; --"])
    expect([asked, (await search(asked)).groups]).toEqual([asked, []])
})

test('a kind that cannot be read costs the others nothing, and is said', async ({ services }) => {
  const search = await anOwnerWhoSearches(services)
  await somethingOfEach(services)
  const ownerSearch = services.ownerSearch.map((source) =>
    source.name === 'Posts' ? { ...source, find: () => Promise.reject(new Error('The database does not answer.')) } : source,
  )
  const { groups, isWhole, status } = await search('lantern', { ownerSearch })
  expect(groups.map(({ name }) => name)).toEqual(['People', 'Products', 'Courses and lessons', 'Messages'])
  expect([isWhole, status]).toEqual([false, 503])
})

test('however much there is, so many of a kind are read, in as many questions', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  for (let at = 0; at < 12; at++) {
    await joins(services, `lantern${at}@example.com`, `Lantern ${at}`)
    await aStoredPost(services, { title: `Lantern ${at}` })
    await aStoredProduct(services, { name: `Lantern ${at}` })
    await anItem(services, { name: `Lantern ${at}` })
  }
  const rows: number[] = []
  const queries = await countQueries({ services, pool }, async (counted) => {
    for (const { find } of counted.ownerSearch) rows.push((await find(counted, 'lantern', 6)).length)
  })
  expect(rows).toEqual([6, 6, 6, 0, 6])
  expect(queries).toBeLessThanOrEqual(9)
})
