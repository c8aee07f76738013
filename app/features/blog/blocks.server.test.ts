import { readFileSync } from 'node:fs'

import { eq, sql } from 'drizzle-orm'

import { savePostAs } from '#features/blog/editor/edit-post.server.ts'
import { beginPost } from '#features/blog/managing/post-actions.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { pictureJobs } from './core/picture-copies.server.ts'
import type { PostOrigin } from './core/post.ts'
import { planPost, savePost } from './core/posts.server.ts'
import { posts } from './core/tables.server.ts'
import { previewPost } from './editor/edit-post.server.ts'
import { writeFeed } from './feeds.server.ts'
import { aStoredPost } from './post.factory.server.ts'
import { aContent } from './post.factory.ts'
import { blogPublishedTexts } from './published-texts.server.ts'
import { rebuildSearch } from './tools/rebuild-search.server.ts'

const FILM = ':::film address="https://youtu.be/aB3-_fghijk" title="How we breathe"'
const body = [
  '## Before',
  ':::callout tone="tip" title="Good to know"\nA **calm** evening.\n:::',
  ':::table caption="A week"\n| Day | Steps |\n|-|-|\n| Monday | 6,240 |\n:::',
  ':::diagram kind="breath" caption="A breath"\n4 in\n6 out\n:::',
  ':::button label="See the plans" to="/pricing"',
  ':::figure picture="https://else.example/lake.jpg" alt="A lake" caption="At dawn"',
  FILM,
  ':::recording address="https://sound.example/a.mp3" title="Breathe out"',
  ':::file address="/media/plan.pdf" label="The plan" size="1 MB"',
].join('\n\n')

const rowOf = async ({ db }: Services, id: string) => (await db.select().from(posts).where(eq(posts.id, id)))[0]!

/** A published post that its owner wrote in the editor. */
async function anOwnersPost(services: Services) {
  const editor = { userId: await aPerson(services, 'ann@example.com') }
  const id = await beginPost(services, editor, 'Ann')
  const content = aContent({ title: 'Rest', body, metaDescription: '' })
  expect(await savePostAs(services, editor, id, { content, over: 1, isReviewed: false })).toMatchObject({ ok: true })
  await planPost(services, id, { status: 'published' })
  return { id, content }
}

test('a post is kept with each block drawn, and found by their words', async ({ services, sent }) => {
  const { id } = await anOwnersPost(services)
  const post = await rowOf(services, id)
  expect(post.body).toBe(body)
  for (const name of ['callout', 'table', 'diagram', 'button', 'figure', 'film', 'recording', 'file'])
    expect(post.html).toContain(`class="block-${name}`)
  expect(post.plain).toBe(
    'Before Good to know A calm evening. A week Day Steps Monday 6,240 Breathe in for 4 seconds Breathe out for 6 seconds A breath See the plans At dawn How we breathe Breathe out The plan',
  )
  expect(post.words).toBe(37)
  // The picture from elsewhere is copied like any other.
  expect(sent.map(({ name }) => name)).toEqual(['blog.fetch-pictures'])
  expect(post.html).toContain('<em>A lake</em>')
})

test('what draws a post anew draws its blocks', async ({ services }) => {
  const { id } = await anOwnersPost(services)
  const { html, search } = await rowOf(services, id)
  await pictureJobs[0]!.run(
    { ...services, fetch: async (url) => ({ url, status: 404, headers: new Headers(), body: Buffer.from('') }) },
    { postId: id },
  )
  await rebuildSearch(services, async () => true)
  expect(await rowOf(services, id)).toMatchObject({ html, search })
})

test('the assistant reads what a block says, and nothing of its controls', async ({ services }) => {
  const { id } = await anOwnersPost(services)
  const [text] = (await blogPublishedTexts.read(services, [id])).values()
  expect(text!.passages).toEqual([
    {
      heading: 'Before',
      text: 'Good to know\nA calm evening.\nA week\nDay; Steps\nMonday; 6,240\nBreathe in for 4 seconds\nBreathe out for 6 seconds\nA breath\nSee the plans\nA lake\nAt dawn\nHow we breathe\nBreathe out\nThe plan',
    },
  ])
})

test('a feed has plain HTML: a film is a picture and a link', async ({ services }) => {
  await anOwnersPost(services)
  for (const format of ['rss', 'atom', 'json'] as const) {
    const feed = (await writeFeed(services, format)).replaceAll('\\"', '"')
    expect(feed).toContain(
      '<a href="https://www.youtube.com/watch?v=aB3-_fghijk" target="_blank" rel="noopener noreferrer"><img src="https://wellward.test/plates/',
    )
    expect(feed).toContain('<a href="https://wellward.test/media/plan.pdf" download="">')
    expect(feed).toContain('<li>Breathe out for 6 seconds</li>')
    expect(feed).not.toMatch(/<svg|<input|style=|class=|data-|tabindex|iframe|youtube-nocookie|(?:href|src)="\//)
  }
})

const machines: readonly PostOrigin[] = ['model', 'library']

test.for(machines)(
  'what a %s wrote holds no block, also when its owner saves it; what the owner types then is one',
  async (origin, { services }) => {
    const { id } = await aStoredPost(services, { title: 'Rest', body, origin })
    const written = await rowOf(services, id)
    expect(written.body).toContain('\\:::film address=')
    expect(written.html).toContain('<p>:::film address=')
    expect(written.html).not.toMatch(/class=/)
    const editor = { userId: await aPerson(services, 'ann@example.com') }
    const save = (text: string) => savePost(services, editor, id, aContent({ title: 'Rest', body: text }), null)
    await save(`${written.body}\n\nRead by Ann.`)
    expect((await rowOf(services, id)).html).not.toMatch(/class=/)
    await save(`${written.body}\n\n${FILM}`)
    expect((await rowOf(services, id)).html.match(/class="block-\w+/g)).toEqual(['class="block-film'])
  },
)

test('what a machine wrote before there were blocks stays text, in its versions too', async ({ services }) => {
  const migration = readFileSync('db/migrations/0024_machines_write_no_blocks.sql', 'utf8')
  const { id } = await aStoredPost(services, { title: 'Rest', origin: 'model' })
  const { id: own } = await aStoredPost(services, { title: 'Own' })
  const editor = { userId: await aPerson(services, 'ann@example.com') }
  const before = `Text\n${FILM}\n${FILM}`
  await services.db.update(posts).set({ body: before })
  for (const post of [id, own]) await savePost(services, editor, post, aContent({ body: before }), null)
  for (const statement of migration.split('--> statement-breakpoint')) await services.db.execute(sql.raw(statement))
  const bodies = await services.db.execute<{ is_own: boolean; body: string }>(
    sql`select id = ${own} as is_own, body from posts union all select post_id = ${own}, content->>'body' from post_versions`,
  )
  expect(bodies.rows).toHaveLength(4)
  for (const row of bodies.rows) expect(row.body).toBe(row.is_own ? before : `Text\n\\${FILM}\n\\${FILM}`)
})

test('the editor tells its author what is wrong with a block, and in which line', async ({ services }) => {
  const { id } = await anOwnersPost(services)
  const shown = await previewPost(services, id, aContent({ body: 'Text\n\n:::film title="a"' }))
  expect(shown).toMatchObject({
    html: expect.stringContaining(':::film title='),
    problems: [{ line: 3, sentence: 'The address is missing.' }],
  })
})
