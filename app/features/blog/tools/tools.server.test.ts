import { eq, sql } from 'drizzle-orm'

import type { ChoreKind } from '#features/blog/core/chore.ts'
import type { NewPost, Plan } from '#features/blog/core/post.ts'
import { createPost } from '#features/blog/core/posts.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { blogPages } from '#features/blog/listed-posts.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import { OutboundFetchError } from '#platform/fetch.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'
import { unzipped } from '#tests/support/zip.ts'

import { checkLinks, listLinkFindings } from './check-links.server.ts'
import { doChore, findChores, openPostExport, startChore } from './chores.server.ts'

const make = (services: Services, given: Partial<NewPost> = {}, plan: Plan = { status: 'draft' }) =>
  services.db.transaction(async (tx) => (await createPost(services, tx, null, aPost(given), plan)).id)

const go = async () => true

/** Starts a chore and does the job that was sent for it. */
async function carryOut(services: Services, sent: { name: string; payload: unknown }[], kind: ChoreKind) {
  expect(await startChore(services, kind)).toBe('started')
  await doChore(services, sent.at(-1)!.payload as { kind: ChoreKind; runId: string })
}

test('an export holds every post as Markdown, drafts included, and takes the place of the one before', async ({
  services,
  sent,
}) => {
  await make(services, { title: 'First', body: '# Hello' }, { status: 'published' })
  await make(services, { title: 'Second' })
  await carryOut(services, sent, 'export')
  const first = await openPostExport(services)
  const files = await unzipped(first!.body)
  expect(Object.keys(files).toSorted()).toEqual(['posts/first.md', 'posts/second.md'])
  expect(files['posts/first.md']!.toString()).toMatch(/^---\ntitle: "First"\n[^]*\n---\n\n# Hello\n$/)
  expect(await findChores(services)).toMatchObject({ export: { status: 'done', done: 2, total: 2, bytes: first!.body.length } })
  const { rows } = await services.db.execute<{ key: string }>(sql`select file_key as key from post_chores`)
  await carryOut(services, sent, 'export')
  expect(await services.files.get(rows[0]!.key)).toBeNull()
  expect(await openPostExport(services)).not.toBeNull()
})

test('a chore is not started twice, and a run that another one has overtaken leaves nothing', async ({
  services,
  sent,
  clock,
}) => {
  await make(services)
  await startChore(services, 'export')
  expect(await startChore(services, 'export')).toBe('under way')
  const overtaken = sent.at(-1)!.payload as { kind: ChoreKind; runId: string }
  clock.set('2026-03-02T20:00:00Z')
  expect(await startChore(services, 'export')).toBe('started')
  await doChore(services, overtaken)
  expect(await openPostExport(services)).toBeNull()
  expect((await findChores(services)).export).toMatchObject({ status: 'waiting' })
})

test('a chore that fails says so and can be started again', async ({ services, sent }) => {
  await make(services)
  const broken = { ...services, files: { ...services.files, put: async () => Promise.reject(new Error('The disk is full')) } }
  await carryOut(broken, sent, 'export')
  expect((await findChores(services)).export).toMatchObject({ status: 'failed' })
  await carryOut(services, sent, 'export')
  expect((await findChores(services)).export).toMatchObject({ status: 'done' })
})

test('rebuilding the search makes what it reads anew and changes no text', async ({ services, sent }) => {
  const id = await make(services, { title: 'Melatonin', tags: ['hormones'] })
  const rows = () => services.db.select().from(posts).where(eq(posts.id, id))
  const before = await rows()
  await services.db.execute(sql`update posts set gist = '', search = ''::tsvector`)
  await carryOut(services, sent, 'search')
  expect(await rows()).toEqual(before)
})

test('links are followed once each, no host more than once a second, and what leads nowhere is listed by post', async ({
  services,
}) => {
  const links = [
    'https://a.example/1',
    'https://a.example/2',
    'https://b.example/gone',
    'https://c.example/never',
    'https://d.example/head',
    'http://e.example/old',
    '//f.example/page',
    'https://wellward.test/blog/first',
    'https://wellward.test/blog/none',
    '/blog/second',
    '/blog/First/',
    '/blog/f%69rst',
    '/blog/rss.xml',
    '/pricing',
    '/pillar/sleep',
    '/pillar/nope',
    'mailto:ann@example.com',
  ]
  await make(services, { title: 'First', body: links.map((link) => `[x](${link})`).join('\n\n') }, { status: 'published' })
  await make(services, { title: 'Second', body: '[x](https://b.example/gone)' })
  const asked: string[] = []
  const waits: number[] = []
  const answer = (status: number) => ({ url: '', status, headers: new Headers(), body: new Uint8Array() })
  const fetch: Services['fetch'] = async (url, { method = 'GET' } = {}) => {
    asked.push(`${method} ${url}`)
    if (url.endsWith('/never')) throw new OutboundFetchError('timeout', 'The site took longer than 15 seconds to answer.')
    if (url.endsWith('/gone')) return answer(404)
    if (url.endsWith('/head')) return answer(method === 'HEAD' ? 405 : 200)
    return answer(200)
  }
  const pillar = { path: '/pillar/sleep', title: 'Sleep' }
  const pillars = { list: async () => [pillar], find: async (_: unknown, path: string) => (path === pillar.path ? pillar : null) }
  const pages = [pillars, blogPages]
  await checkLinks({ ...services, pages, fetch }, go, async (ms) => void waits.push(ms))
  expect(waits).toEqual([1_000])
  expect(asked.filter((line) => line.includes('b.example'))).toEqual([
    'HEAD https://b.example/gone',
    'GET https://b.example/gone',
  ])
  expect(asked.filter((line) => line.includes('a.example'))).toHaveLength(2)
  expect(asked.filter((line) => /[ef]\.example/.test(line))).toEqual([
    'HEAD https://e.example/old',
    'HEAD https://f.example/page',
  ])
  expect(asked.filter((line) => line.includes('wellward.test'))).toEqual([])
  const found = async () => (await listLinkFindings(services)).map(({ title, link, problem }) => `${title}: ${link}: ${problem}`)
  expect(await found()).toEqual([
    'First: /blog/second: This post is not published.',
    'First: /pillar/nope: There is no page at this address.',
    'First: https://b.example/gone: There is nothing at this address any more (404).',
    'First: https://c.example/never: The site took longer than 15 seconds to answer.',
    'First: https://wellward.test/blog/none: There is no post at this address.',
    'Second: https://b.example/gone: There is nothing at this address any more (404).',
  ])
  await checkLinks({ ...services, pages, fetch: async () => answer(200) }, go, async () => {})
  expect(await found()).toEqual([
    'First: /blog/second: This post is not published.',
    'First: /pillar/nope: There is no page at this address.',
    'First: https://wellward.test/blog/none: There is no post at this address.',
  ])
})
