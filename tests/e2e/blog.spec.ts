import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'

import { planPost, savePost } from '#features/blog/core/posts.server.ts'
import { posts } from '#features/blog/core/tables.server.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'
import { thingsIn } from '#tests/support/served-json-ld.ts'

const { origin, dataDir } = productHere()
const made: string[] = []

/** Posts of this file beside the six that come with the product: a dozen with a tag of their own, and a draft. */
beforeAll(async () => {
  await withServicesOf(dataDir, async (services) => {
    for (let at = 1; at <= 12; at++) {
      const then = { ...services, clock: { now: () => new Date(Date.UTC(2020, 0, at)) } }
      const body = `## First part\n\nA paragraph on porridge.\n\n### Within it\n\nMore.\n\n## Second part\n\n${'Words. '.repeat(400)}`
      made.push(
        (await aStoredPost(then, { title: `Oats, number ${at}`, body, tags: ['oatmeal'], metaDescription: 'On oats.' })).id,
      )
    }
    const draft = await aStoredPost(services, { title: 'Not yet', body: 'A secret.' }, { status: 'draft' })
    made.push(draft.id)
  })
})

/** Pages that name them are kept nowhere, for the files that follow. */
afterAll(() =>
  withServicesOf(dataDir, async ({ db }) => {
    await db.delete(posts).where(inArray(posts.id, made))
    await db.execute(sql`notify pages`)
  }),
)

test('the list shows what each post is, and leads to it', async ({ visitor }) => {
  const { page, goTo, axe } = await visitor()
  await goTo('/blog')
  await page.getByText('18 articles, page 1 of 2').waitFor()
  const first = page.getByRole('article').first()
  await first.getByRole('heading', { level: 2, name: 'Awake at three: what to do with the hour' }).waitFor()
  for (const words of ['By Wellward Team', '5 min read', 'insomnia', 'A calm order of steps'])
    await first.getByText(words).first().waitFor()
  expect(await axe()).toEqual([])
  await first.getByRole('link', { name: /^Read More/ }).click()
  await page.waitForURL('**/blog/awake-at-three')
  await page.getByRole('heading', { level: 1, name: 'Awake at three: what to do with the hour' }).waitFor()
})

test('searching by keyboard finds other forms of a word, marks them, and can be sent to somebody', async ({ visitor }) => {
  const { page, goTo, wake, axe } = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await goTo('/blog')
  await wake()
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('labels')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog?q=labels')
  await page.locator('mark', { hasText: 'label' }).first().waitFor()
  expect(await page.getByText(/article(s)? for “labels”/).count()).toBe(1)
  expect(await axe()).toEqual([])
  const other = await visitor()
  await other.goTo(page.url())
  expect(await other.page.getByRole('searchbox').inputValue()).toBe('labels')
  await other.page.getByRole('heading', { name: 'How to read a supplement label in five minutes' }).waitFor()
})

test('a slip is forgiven, and nothing found is said in the words of the specification', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/blog?q=porrige')
  await page.getByText('Nothing found for “porrige”. 12 articles for “porridge”').waitFor()
  await goTo('/blog?q=xqzzt')
  await page.getByRole('heading', { name: 'No articles found' }).waitFor()
  await goTo('/blog?q=-porridge')
  await page.getByText('A minus leaves articles out.').waitFor()
  await goTo(`/blog?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  await page.getByRole('heading', { name: 'No articles found' }).waitFor()
})

test('tags, pages and search work without JavaScript', deep('tests/e2e/blog.spec.ts'), async ({ visitor }) => {
  const { page, goTo } = await visitor({ javaScript: false })
  await goTo('/blog')
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'oatmeal' }).click()
  await page.getByText('12 articles tagged “oatmeal”, page 1 of 2').waitFor()
  await page.getByRole('link', { name: 'Older' }).click()
  expect(new URL(page.url()).search).toBe('?tag=oatmeal&page=2')
  await page.getByRole('heading', { name: 'Oats, number 1', exact: true }).waitFor()
  expect(await page.getByRole('article').count()).toBe(2)
  await page.getByRole('searchbox').fill('porridge')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('12 articles for “porridge” tagged “oatmeal”').waitFor()
  await goTo('/blog/oats-number-5')
  const shares = page.getByRole('link', { name: /^Share on/ })
  expect(await shares.count()).toBe(3)
  expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false)
})

test('an article has contents that lead to its parts, neighbours, and the way on', async ({ visitor }) => {
  const { page, goTo, axe } = await visitor()
  await goTo('/blog/oats-number-5')
  const contents = page.getByRole('navigation', { name: 'In this article' })
  expect(await contents.getByRole('link').allInnerTexts()).toEqual(['First part', 'Within it', 'Second part'])
  await contents.getByRole('link', { name: 'Second part' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**#section-second-part')
  expect(await page.locator('#section-second-part').isVisible()).toBe(true)
  expect(await axe()).toEqual([])
  const related = page.getByRole('region', { name: 'Read on' })
  expect(await related.getByRole('article').count()).toBe(3)
  expect(await related.getByRole('link', { name: /^All about/ }).getAttribute('href')).toMatch(/^\/pillar\//)
  await page.getByRole('link', { name: /Previous article/ }).click()
  await page.waitForURL('**/blog/oats-number-4')
  await page.getByRole('link', { name: /Next article/ }).click()
  await page.waitForURL('**/blog/oats-number-5')
})

test('an article says how it was made and what it is about', async ({ visitor }) => {
  const { page, goTo, axe } = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  await goTo('/blog/awake-at-three')
  await page.getByText('One of the articles with which Wellward began. Not yet reviewed by a professional.').waitFor()
  const html = await page.content()
  const article = thingsIn(html).find((thing) => thing['@type'] === 'Article')!
  expect(article).toMatchObject({ headline: 'Awake at three: what to do with the hour', url: `${origin}/blog/awake-at-three` })
  expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article')
  expect(await axe()).toEqual([])
})

test('a post is shared in a small window, and its link copied', async ({ visitor }) => {
  const { page, context, goTo, wake } = await visitor()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goTo('/blog/oats-number-5')
  await wake()
  await page.evaluate(() => {
    const opened: unknown[][] = []
    Object.assign(window, { opened, open: (...args: unknown[]) => (opened.push(args), window) })
  })
  for (const name of ['X', 'Facebook', 'LinkedIn']) await page.getByRole('link', { name: `Share on ${name}` }).click()
  const opened = (await page.evaluate('window.opened')) as string[][]
  expect(opened.map(([, , features]) => features)).toEqual(Array(3).fill('width=600,height=400'))
  for (const [address] of opened) expect(decodeURIComponent(address!)).toContain(`${origin}/blog/oats-number-5`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/blog/oats-number-5`)
})

test('what is not published is not there, but for administrators who preview it', async ({ visitor }) => {
  const stranger = await visitor()
  for (const path of ['/blog/not-yet', '/blog/not-yet?preview=true', '/blog/nothing-like-this']) {
    expect((await stranger.page.goto(path))!.status()).toBe(404)
    await stranger.page.getByRole('heading', { level: 1, name: 'Post Not Found' }).waitFor()
    expect(await stranger.page.getByText('A secret.').count()).toBe(0)
  }
  await stranger.page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click()
  await stranger.page.waitForURL('**/blog')
  const owner = await visitor()
  await signIn(owner)
  expect((await owner.page.goto('/blog/not-yet'))!.status()).toBe(404)
  expect((await owner.page.goto('/blog/not-yet?preview=true'))!.status()).toBe(200)
  await owner.page.getByText('This post is not published. Only administrators see this page.').waitFor()
  expect(await owner.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await owner.axe()).toEqual([])
})

test('a former address leads on for good, and what is published is everywhere soon', async () => {
  const [first] = made
  await fetch(`${origin}/blog`)
  await expect.poll(async () => (await fetch(`${origin}/blog`)).headers.get('etag')).toMatch(/^"/)
  await withServicesOf(dataDir, async (services) => {
    const { rows } = await services.db.execute<{ id: string }>(sql`select id from users limit 1`)
    const editor = { userId: rows[0]!.id }
    const [title, body] = ['Oats, renamed', 'New words.']
    const content = {
      title,
      body,
      slug: 'oats-renamed',
      author: 'Ada Reed',
      metaDescription: 'On oats.',
      coverImage: '',
      tags: [],
    }
    expect(await savePost(services, editor, first!, content, null)).toMatchObject({ ok: true })
    await planPost(services, made.at(-1)!, { status: 'published' })
  })
  await expect.poll(async () => (await fetch(`${origin}/blog`)).text(), { interval: 20 }).toContain('Not yet')
  const moved = await fetch(`${origin}/blog/oats-number-1`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/oats-renamed'])
  await withServicesOf(dataDir, (services) => planPost(services, made.at(-1)!, { status: 'draft' }))
  await expect.poll(async () => (await fetch(`${origin}/blog/not-yet`)).status, { interval: 20 }).toBe(404)
})

test('feeds are found from the blog, are what they say, and are answered from memory', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/blog')
  const named = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]))
  expect(named).toEqual([
    ['application/rss+xml', '/blog/rss.xml'],
    ['application/atom+xml', '/blog/atom.xml'],
    ['application/feed+json', '/blog/feed.json'],
  ])
  for (const [type, path] of named) {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    const text = await answer.text()
    expect(text).toContain('Awake at three')
    const isWhole = await page.evaluate(
      ([text, type]) =>
        type!.endsWith('json')
          ? JSON.parse(text!).items.length > 5
          : new DOMParser().parseFromString(text!, 'text/xml').querySelectorAll('item, entry').length > 5,
      [text, type],
    )
    expect(isWhole).toBe(true)
    await expect.poll(async () => (await fetch(origin + path)).headers.get('etag')).toMatch(/^"/)
    const tag = (await fetch(origin + path)).headers.get('etag')!
    expect((await fetch(origin + path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  }
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toMatch(/\/blog\/awake-at-three<\/loc><lastmod>20/)
})

test(
  'an empty blog and one that cannot be read say so in the words of the specification',
  deep('app/features/blog/post-list.server.test.ts'),
  async ({ visitor }) => {
    const product = await startProduct()
    try {
      const { page } = await visitor()
      const look = async (path: string) => (await page.goto(product.origin + path))!.status()
      const change = (statement: string) => withServicesOf(product.dataDir, ({ db }) => db.execute(sql.raw(statement)))
      await change(`alter table posts rename to posts_away`)
      for (const [path, words] of [
        ['/blog', 'Failed to load blog posts'],
        ['/blog/awake-at-three', 'Failed to load blog post'],
      ] as const) {
        expect(await look(path)).toBe(503)
        await page.getByRole('main').getByText(words, { exact: true }).waitFor()
      }
      await change(`alter table posts_away rename to posts; delete from posts; notify pages`)
      expect(await look('/blog')).toBe(200)
      await page.getByRole('heading', { name: 'No blog posts available yet' }).waitFor()
    } finally {
      await discardProduct(product)
    }
  },
)
