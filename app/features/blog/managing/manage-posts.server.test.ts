import { eq } from 'drizzle-orm'

import type { NewPost, Plan } from '#features/blog/core/post.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { countPosts, listPosts, listPublishedOnly, type ManagedPosts } from './list-posts.server.ts'
import { beginPost, deletePostAs, markReviewed, planPostAs, planTickedAs } from './post-actions.server.ts'

const make = (services: Services, given: Partial<NewPost> = {}, plan: Plan = { status: 'draft' }) =>
  services.db.transaction(async (tx) => (await createPost(services, tx, null, aPost(given), plan)).id)

async function anEditor(services: Services): Promise<{ userId: string }> {
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'ann@example.com', displayName: 'Ann', emailVerified: true }),
  )
  return { userId: userId! }
}

const everything = { search: '', filter: 'all', page: 1 } as const

test('search finds titles, authors and tags in either case, and signs that mean something to the database mean themselves', async ({
  services,
}) => {
  await make(services, { title: '100% awake', author: 'Ann Owl', tags: ['Light', 'light_2'] })
  await make(services, { title: 'Deep sleep', author: 'Bob', tags: ['night'] })
  const found = async (search: string) => (await listPosts(services, { ...everything, search })).posts.map(({ title }) => title)
  expect(await found('AWAKE')).toEqual(['100% awake'])
  expect(await found('ann o')).toEqual(['100% awake'])
  expect(await found('LIGHT')).toEqual(['100% awake'])
  expect(await found('%')).toEqual(['100% awake'])
  expect(await found('t_2')).toEqual(['100% awake'])
  expect(await found('tx2')).toEqual([])
  expect(await found('the night')).toEqual([])
})

test('drafts are what is not published, scheduled posts included; counts say how many', async ({ services, clock }) => {
  const at = new Date('2026-04-01T06:00:00Z')
  await make(services, { title: 'Draft' })
  clock.set('2026-03-02T09:31:00Z')
  await make(services, { title: 'Scheduled' }, { status: 'scheduled', at })
  clock.set('2026-03-02T09:32:00Z')
  await make(services, { title: 'Published' }, { status: 'published' })
  const titles = async (filter: 'all' | 'published' | 'drafts') =>
    (await listPosts(services, { ...everything, filter })).posts.map(({ title }) => title)
  expect(await titles('all')).toEqual(['Published', 'Scheduled', 'Draft'])
  expect(await titles('drafts')).toEqual(['Scheduled', 'Draft'])
  expect(await titles('published')).toEqual(['Published'])
  expect(await countPosts(services)).toEqual({ all: 3, published: 1, drafts: 2 })
  expect((await listPublishedOnly(services)).posts.map(({ title }) => title)).toEqual(['Published'])
})

test('a list of many posts comes in pages', async ({ services }) => {
  for (let n = 0; n < 41; n++) await make(services, { title: `Post ${n}` })
  const pages: ManagedPosts[] = []
  for (const page of [1, 2, 3]) pages.push(await listPosts(services, { ...everything, page }))
  expect(pages.map(({ posts, hasMore }) => [posts.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [1, false],
  ])
  expect(new Set(pages.flatMap(({ posts }) => posts.map(({ id }) => id))).size).toBe(41)
})

test('unpublishing makes a draft of it again, and every act stands in the audit log with who did it', async ({ services }) => {
  const ann = await anEditor(services)
  const id = await beginPost(services, ann, 'Wellward Team')
  await planPostAs(services, ann, id, { status: 'scheduled', at: new Date('2026-04-01T06:00:00Z') })
  await planPostAs(services, ann, id, { status: 'published' })
  expect(await planPostAs(services, ann, id, { status: 'scheduled', at: new Date('2026-04-01T06:00:00Z') })).toBe(
    'published already',
  )
  await markReviewed(services, ann, id)
  await planPostAs(services, ann, id, { status: 'draft' })
  const [post] = await services.db.select().from(posts).where(eq(posts.id, id))
  expect(post).toMatchObject({ published: false, status: 'draft', scheduledFor: null, reviewedBy: ann.userId })
  expect(await deletePostAs(services, ann, id)).toBe(true)
  const short = id.slice(0, 8)
  const actions = ['created', 'deleted', 'published', 'reviewed', 'scheduled', 'unpublished']
  expect((await auditLines(services)).toSorted()).toEqual(actions.map((intent) => `Ann post.${intent} post ${short}`))
})

test('what concerns readers is told to whoever keeps pages, drafts are not', async ({ services }) => {
  const ann = await anEditor(services)
  let words = 0
  services.broadcast.subscribe('pages', () => (words += 1))
  const id = await beginPost(services, ann, 'Wellward Team')
  await planPostAs(services, ann, id, { status: 'scheduled', at: new Date('2026-04-01T06:00:00Z') })
  expect(words).toBe(0)
  await planPostAs(services, ann, id, { status: 'published' })
  await planPostAs(services, ann, id, { status: 'draft' })
  expect(words).toBe(2)
})

test('a post that is gone, and an id that is none, are refused alike', async ({ services }) => {
  const ann = await anEditor(services)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing', '']) {
    expect(await planPostAs(services, ann, id, { status: 'published' })).toBeNull()
    expect(await deletePostAs(services, ann, id)).toBeNull()
    expect(await markReviewed(services, ann, id)).toBeNull()
  }
  expect(await auditLines(services)).toEqual([])
})

test('ticked drafts are published together and ticked posts unpublished; what is scheduled, or nobody’s, stays out', async ({
  services,
}) => {
  const editor = await anEditor(services)
  const draft = await make(services, { title: 'Draft' })
  const out = await make(services, { title: 'Out' }, { status: 'published' })
  const planned = await make(services, { title: 'Planned' }, { status: 'scheduled', at: new Date('2026-04-01T06:00:00Z') })
  const ids = [draft, out, planned, 'no-id', '00000000-0000-4000-8000-000000000000']
  expect(await planTickedAs(services, editor, ids, 'publish')).toEqual([draft])
  expect(await planTickedAs(services, editor, ids, 'unpublish')).toEqual([draft, out].toSorted())
  const states = await services.db.select({ title: posts.title, status: posts.status }).from(posts).orderBy(posts.title)
  expect(states.map(({ title, status }) => `${title}: ${status}`)).toEqual(['Draft: draft', 'Out: draft', 'Planned: scheduled'])
  expect(await planTickedAs(services, editor, [], 'publish')).toEqual([])
})
