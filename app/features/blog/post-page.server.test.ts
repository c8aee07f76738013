import { eq } from 'drizzle-orm'

import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { contentOf, savePost } from './core/posts.server.ts'
import { posts } from './core/tables.server.ts'
import { blogPages } from './listed-posts.server.ts'
import { findPost, findPresentSlug, findSurroundings } from './post-page.server.ts'
import { aStoredPost } from './post.factory.server.ts'
import { starterPostRows } from './starter-posts.server.ts'

async function rename(services: Services, id: string, slug: string) {
  const [row] = await services.db.select().from(posts).where(eq(posts.id, id))
  return savePost(
    services,
    { userId: await aPerson(services, 'Owner', { isAdmin: true }) },
    id,
    { ...contentOf(row!), slug },
    null,
  )
}

async function around(services: Services, slug: string) {
  const found = await findPost(services, slug, 'everybody')
  return findSurroundings(services, found!.id, found!.post)
}

test('a post that is not published is there for administrators alone', async ({ services }) => {
  const { slug } = await aStoredPost(services, { title: 'A draft', body: '## Part\n\nText.' }, { status: 'draft' })
  expect(await findPost(services, slug, 'everybody')).toBeNull()
  const found = await findPost(services, slug, 'admins')
  expect(found!.post).toMatchObject({ title: 'A draft', isPublished: false, description: 'Part Text.' })
  expect(await findSurroundings(services, found!.id, found!.post)).toEqual({ related: [], previous: null, next: null })
})

test('every address that a post ever had leads to the present one, of a draft only for administrators', async ({ services }) => {
  const { id, slug } = await aStoredPost(services, { title: 'Morning light' })
  await rename(services, id, 'light')
  await rename(services, id, 'first-light')
  for (const former of [slug, 'light', 'LIGHT', 'First-Light']) {
    expect(await findPresentSlug(services, former, 'everybody')).toBe('first-light')
  }
  expect(await findPresentSlug(services, 'first-light', 'everybody')).toBeNull()
  expect(await findPresentSlug(services, 'nothing', 'admins')).toBeNull()
  const draft = await aStoredPost(services, { title: 'Hidden' }, { status: 'draft' })
  await rename(services, draft.id, 'still-hidden')
  expect(await findPresentSlug(services, 'hidden', 'everybody')).toBeNull()
  expect(await findPresentSlug(services, 'hidden', 'admins')).toBe('still-hidden')
})

test('an address that no post can have is not there, and asks the database nothing', async ({ services }) => {
  for (const slug of ['\u0000', '../x', 'a b', 'ä', "'", '', 'a'.repeat(500)]) {
    expect(await findPost(services, slug, 'admins')).toBeNull()
    expect(await findPresentSlug(services, slug, 'admins')).toBeNull()
  }
})

test('the post before and the one after are its neighbours in the list, also among those of one instant', async ({
  services,
  clock,
}) => {
  const slugs: string[] = []
  for (const [at, title] of ['One', 'Two', 'Three', 'Four'].entries()) {
    clock.set(new Date(Date.UTC(2026, 2, at < 2 ? 1 : 2)))
    slugs.push((await aStoredPost(services, { title })).slug)
  }
  await aStoredPost(services, { title: 'A draft' }, { status: 'draft' })
  const chain: string[] = []
  const walk = async (from: string, side: 'previous' | 'next') => {
    for (let at: string | undefined = from; at; at = (await around(services, at))[side]?.slug) chain.push(at)
    return chain.splice(0)
  }
  const oldest: string[] = []
  for (const slug of slugs) if ((await around(services, slug)).previous === null) oldest.push(slug)
  expect(oldest).toHaveLength(1)
  const upwards = await walk(oldest[0]!, 'next')
  expect(upwards.toSorted()).toEqual(slugs.toSorted())
  expect(await walk(upwards.at(-1)!, 'previous')).toEqual(upwards.toReversed())
})

test('related posts share most tags, then the pillar; never the post itself, never a draft', async ({ services, clock }) => {
  const { slug } = await aStoredPost(services, { title: 'Here', tags: ['nights', 'waking'], pillar: 'sleep' })
  clock.set('2026-03-03T00:00:00Z')
  await aStoredPost(services, { title: 'Two tags', tags: ['waking', 'nights'] })
  clock.set('2026-03-04T00:00:00Z')
  await aStoredPost(services, { title: 'One tag', tags: ['nights'] })
  await aStoredPost(services, { title: 'Pillar', pillar: 'sleep' })
  await aStoredPost(services, { title: 'Neither', pillar: 'fitness' })
  await aStoredPost(services, { title: 'Draft', tags: ['nights', 'waking'] }, { status: 'draft' })
  const { related } = await around(services, slug)
  expect(related.map(({ title }) => title[0]!.text)).toEqual(['Two tags', 'One tag', 'Pillar'])
})

test('who reviewed a post is named as they are called, never by their address', async ({ services, clock }) => {
  const { id, slug } = await aStoredPost(services, { title: 'Read', origin: 'model', model: 'some-model' })
  const userId = await aPerson(services, 'Dr. Reader')
  await services.db.update(posts).set({ reviewedBy: userId, reviewedAt: clock.now() }).where(eq(posts.id, id))
  const { post } = (await findPost(services, slug, 'everybody'))!
  expect(post.making).toEqual({
    origin: 'model',
    model: 'some-model',
    reviewed: { by: 'Dr. Reader', at: clock.now().toISOString() },
  })
})

test('published posts are pages to find: sitemap, picture for sharing, way to the page', async ({ services, clock }) => {
  await aStoredPost(services, { title: 'Light', pillar: 'sleep' })
  await aStoredPost(services, { title: 'Draft' }, { status: 'draft' })
  const page = {
    path: '/blog/light',
    title: 'Light',
    changedAt: clock.now().toISOString(),
    picture: { subject: 'sleep', seed: 'light' },
  }
  expect(await blogPages.list(services)).toEqual([page])
  expect(await blogPages.find(services, '/blog/light')).toEqual(page)
  for (const path of ['/blog/draft', '/blog', '/blog/light/x', '/about']) expect(await blogPages.find(services, path)).toBeNull()
})

test('the articles that come with the product appeared every few days, the last one the day before', async ({
  services,
  clock,
}) => {
  await services.db.transaction((tx) => starterPostRows.load(tx, clock.now(), services))
  const rows = await services.db.select().from(posts).orderBy(posts.date)
  expect(rows.map(({ slug }) => slug)).toEqual([
    'two-half-hours',
    'one-rising-time',
    'reading-a-supplement-label',
    'putting-work-down',
    'a-day-with-no-time',
    'awake-at-three',
  ])
  expect(rows.map(({ date }) => (clock.now().getTime() - date!.getTime()) / 86_400_000)).toEqual([21, 17, 13, 9, 5, 1])
  for (const row of rows) {
    expect(row).toMatchObject({ published: true, origin: 'starter', reviewedAt: null, author: '{name} Team' })
    expect(row.words).toBeGreaterThan(800)
  }
})
