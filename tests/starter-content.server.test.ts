import { eq } from 'drizzle-orm'

import { starterCourses } from '#content/courses.ts'
import { starterPosts } from '#content/posts/starter-posts.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { posts, postSlugs } from '#features/blog/core/tables.server.ts'
import { writeFeed } from '#features/blog/feeds.server.ts'
import { courses, lessons } from '#features/courses/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { findShopSettings, saveShopSettings } from '#features/shop/settings/settings.server.ts'
import { shopDefaults } from '#features/shop/settings/shop-settings.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { saveSection } from '#features/site/settings/settings.server.ts'
import { article } from '#features/site/structured-data/article.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { listStarterParts } from '#routes/admin/starter-parts.server.ts'
import { action, loader } from '#routes/admin/starter.tsx'
import { starterParts } from '#server/starter-parts.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

const PATH = '/admin/settings/starter'
const ALL = starterCourses.length + starterPosts.length + starterProducts.length + 1

async function anOwnerAtTheStarterContent(services: Services) {
  await loadStarterContent(services, starterParts)
  const { viewer } = await anOwnerSignedIn(services)
  return {
    send: async (fields: Record<string, string>) => {
      const answer = await action(routeArgs(formRequest(PATH, fields), { services, viewer }))
      return answer instanceof Response
        ? { status: answer.status, to: answer.headers.get('Location') ?? '' }
        : { status: answer.init?.status, to: '' }
    },
    look: (to = PATH) => loader(routeArgs(new Request(`https://wellward.test${to}`), { services, viewer })),
  }
}

async function statesOf(services: Services): Promise<Record<string, string>> {
  const items = (await listStarterParts(services)).flatMap((part) => part.items)
  return Object.fromEntries(items.map(({ id, state }) => [id, state]))
}

test('all that nobody has changed goes at once, after a question; what was changed stays, and all of it comes back', async ({
  services,
}) => {
  const { send, look } = await anOwnerAtTheStarterContent(services)
  expect(new Set(Object.values(await statesOf(services)))).toEqual(new Set(['unchanged']))
  await services.db.update(posts).set({ body: 'My own words.', version: 2 }).where(eq(posts.slug, 'awake-at-three'))
  await services.db.update(lessons).set({ body: 'Mine.', version: 2 }).where(eq(lessons.slug, 'sleep-awake-at-three'))
  await services.db.update(products).set({ affiliateUrl: 'https://shop.example/iron' }).where(eq(products.slug, 'iron'))

  const { to, status } = await send({ intent: 'remove-unchanged' })
  expect(status).toBe(303)
  const { asked } = await look(to)
  expect(asked).toHaveLength(ALL - 3)
  expect(await services.db.$count(posts)).toBe(starterPosts.length)

  const sure = Object.fromEntries(asked.map(({ id }) => [`item-${id}`, 'on']))
  expect(await send({ ...sure, intent: 'remove', sure: 'yes' })).toMatchObject({ status: 303, to: PATH })
  const states = await statesOf(services)
  const left = Object.entries(states).filter(([, state]) => state !== 'gone')
  expect(left).toEqual([
    ['courses:sleep-on-ordinary-nights', 'changed'],
    ['posts:awake-at-three', 'changed'],
    ['products:iron', 'changed'],
  ])
  expect((await auditLines(services)).join('\n')).toContain('starter.removed posts 5, courses 4, products 15, retailers 1')

  await send({ intent: 'restore-all' })
  const back = Object.entries(await statesOf(services)).filter(([, state]) => state !== 'unchanged')
  expect(back).toEqual(left)
  expect((await auditLines(services)).join('\n')).toContain('starter.restored posts 5, courses 4, products 15, retailers 1')
})

test('a post whose address was changed is still known as one that ships', async ({ services }) => {
  const { send, look } = await anOwnerAtTheStarterContent(services)
  const [post] = await services.db.select().from(posts).where(eq(posts.slug, 'awake-at-three'))
  await services.db.update(posts).set({ slug: 'my-three-o-clock', title: 'At three', version: 2 }).where(eq(posts.id, post!.id))
  await services.db.insert(postSlugs).values({ slug: 'awake-at-three', postId: post!.id })
  expect((await statesOf(services))['posts:awake-at-three']).toBe('changed')
  await send({ 'item-posts:awake-at-three': 'on', intent: 'remove', sure: 'yes' })
  expect((await statesOf(services))['posts:awake-at-three']).toBe('gone')
  await send({ 'item-posts:awake-at-three': 'on', intent: 'restore' })
  expect((await statesOf(services))['posts:awake-at-three']).toBe('unchanged')
  expect((await look()).asked).toEqual([])
})

test('a lesson that is gone comes back into its course, beside what the owner wrote there', async ({ services }) => {
  const { send } = await anOwnerAtTheStarterContent(services)
  await services.db.delete(lessons).where(eq(lessons.slug, 'stress-closing-the-day'))
  await services.db.update(courses).set({ slug: 'my-calm', title: 'My calm' }).where(eq(courses.slug, 'calm-in-minutes'))
  await services.db.update(lessons).set({ title: 'Mine', version: 2 }).where(eq(lessons.slug, 'stress-one-longer-breath-out'))
  const item = (await listStarterParts(services))[0]!.items.find(({ id }) => id === 'courses:calm-in-minutes')!
  expect(item).toMatchObject({ title: 'My calm', state: 'changed', note: '1 of its lessons is gone.' })
  await send({ 'item-courses:calm-in-minutes': 'on', intent: 'restore' })
  const [course] = await services.db.select().from(courses).where(eq(courses.slug, 'my-calm'))
  const own = await services.db.select().from(lessons).where(eq(lessons.courseId, course!.id))
  expect(own.map(({ title }) => title).toSorted()).toEqual(['Closing the day', 'Mine', 'The sentence underneath'])
  expect(await services.db.$count(courses)).toBe(starterCourses.length)
})

test('the retailer of the sample goes and comes back with the rest, and is told from one that the owner set', async ({
  services,
}) => {
  const { send } = await anOwnerAtTheStarterContent(services)
  const id = 'retailers:roguefitness.com'
  await send({ [`item-${id}`]: 'on', intent: 'remove', sure: 'yes' })
  expect((await findShopSettings(services)).retailerDomain).toBe('')
  expect((await statesOf(services))[id]).toBe('gone')
  await send({ [`item-${id}`]: 'on', intent: 'restore' })
  expect((await statesOf(services))[id]).toBe('unchanged')
  const own = { ...shopDefaults, partnerId: 'me' }
  await saveShopSettings(services, await aMember(services), own)
  expect((await statesOf(services))[id]).toBe('changed')
})

test('a form without a tick is answered with a sentence, and nothing goes', async ({ services }) => {
  const { send } = await anOwnerAtTheStarterContent(services)
  for (const intent of ['remove', 'restore', 'restore-all']) expect((await send({ intent })).status).toBe(400)
  expect(await services.db.$count(courses)).toBe(starterCourses.length)
})

test('authors of starter posts follow the name of the site; one that somebody typed stays', async ({ services }) => {
  await anOwnerAtTheStarterContent(services)
  await services.db.update(posts).set({ author: 'Ada Reed' }).where(eq(posts.slug, 'two-half-hours'))
  await services.db.transaction((tx) => services.broadcast.publish(tx, 'pages'))
  await saveSection(services, 'house', { ...shippedSettings.house, name: 'Calm House' }, 'system')
  const feed = await writeFeed({ ...services, site: { ...services.site, name: async () => 'Calm House' } }, 'json')
  const authors = (JSON.parse(feed) as { items: Array<{ author: { name: string } }> }).items.map(({ author }) => author.name)
  expect(authors.toSorted()).toEqual(['Ada Reed', ...Array.from({ length: 5 }, () => 'Calm House Team')])
  const facts = { path: '/blog/a', title: 'A', description: '', author: '{name} Team', publishedAt: '2026-01-01' }
  const told = article({ origin: 'https://a.test', words: { name: 'Calm House' } as never }, facts)
  expect(told).toMatchObject({ author: { name: 'Calm House Team' } })
})
