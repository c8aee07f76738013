import { expect, test } from '#tests/support/test.ts'

import { posts } from './core/tables.server.ts'
import { writeFeed } from './feeds.server.ts'
import { aStoredPost } from './post.factory.server.ts'

interface JsonItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content_html: string
  readonly tags?: string[]
}

const formats = ['rss', 'atom', 'json'] as const

test('feeds carry the newest posts whole, with addresses that work from anywhere', async ({ services }) => {
  const body =
    'See [the plans](/pricing), [above](#section-a) and [elsewhere](https://else.example/?a=1&b=2).\n\n![P](/media/posts/x/0a-1.webp)'
  const { id } = await aStoredPost(services, { title: 'Light & shade', body, metaDescription: 'On <light>.', tags: ['light'] })
  await aStoredPost(services, { title: 'Hidden draft' }, { status: 'draft' })
  for (const format of formats) {
    const feed = await writeFeed(services, format)
    const unescaped = format === 'json' ? feed.replaceAll('\\"', '"') : feed
    expect(unescaped).toContain('href="https://wellward.test/pricing"')
    expect(unescaped).toContain('href="https://wellward.test/blog/light-shade#section-a"')
    expect(unescaped).toContain('href="https://else.example/?a=1&#x26;b=2"')
    expect(unescaped).toContain('src="https://wellward.test/media/posts/x/0a-1.webp"')
    expect(unescaped).not.toMatch(/(?:href|src)="[/#]|Hidden/)
    expect(feed).toContain(`urn:uuid:${id}`)
  }
  const { items } = JSON.parse(await writeFeed(services, 'json')) as { items: JsonItem[] }
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ title: 'Light & shade', url: 'https://wellward.test/blog/light-shade', tags: ['light'] })
  expect(await writeFeed(services, 'atom')).toContain('<![CDATA[Light &amp; shade]]>')
})

test('no sign that XML cannot hold, and no end of a section, gets from a post into a feed', async ({ services }) => {
  await aStoredPost(services, {
    title: 'A ]]> B ]]> <script>alert(1)</script> \u0001\uFFFE',
    author: ']]><x>&',
    body: 'One ]]> two ]]> three \u0008\n\n`]]>`',
    metaDescription: ']]>]]>',
    tags: ['"]]>&<'],
  })
  for (const format of ['rss', 'atom'] as const) {
    const feed = await writeFeed(services, format)
    expect(feed).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
    const outside = feed.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '')
    expect(outside).not.toMatch(/\]\]>|<script|<x>|&(?!(?:amp|lt|gt|quot|apos);)/)
  }
})

test('a tag with any sign leaves the feed one that programs can read', async ({ services }) => {
  await aStoredPost(services, { title: 'Weight', tags: ['BMI <25', 'a & "b" > c'] })
  const atom = await writeFeed(services, 'atom')
  expect(atom).toContain('<category label="BMI &lt;25" term="BMI &lt;25"/>')
  for (const feed of [atom, await writeFeed(services, 'rss')]) {
    expect(feed.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toMatch(/="[^"]*<[^"]*"/)
  }
})

test('pictures of every width have addresses that work from anywhere', async ({ services }) => {
  await aStoredPost(services, { title: 'Seen' })
  const srcset = '/media/posts/x/0a-400.webp 400w, /media/posts/x/0a-800.webp 800w'
  await services.db.update(posts).set({ html: `<p><img src="/media/posts/x/0a-800.webp" srcset="${srcset}" alt="A"></p>` })
  for (const format of ['rss', 'atom'] as const)
    expect(await writeFeed(services, format)).toContain(
      `srcset="${srcset.replaceAll('/media', 'https://wellward.test/media')}" alt="A"`,
    )
})

test('an author who has no address for mail is named in RSS as a creator', async ({ services }) => {
  await aStoredPost(services, { title: 'Signed', author: 'Ada <Reed>' })
  const rss = await writeFeed(services, 'rss')
  expect(rss).toContain('<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Ada &lt;Reed&gt;</dc:creator>')
  expect(rss).not.toContain('<author>')
  expect(await writeFeed(services, 'atom')).toContain('<name>Ada &lt;Reed&gt;</name>')
  expect(await writeFeed(services, 'json')).toContain('"name": "Ada <Reed>"')
})

test('of an empty blog there are empty feeds', async ({ services }) => {
  for (const format of formats) expect(await writeFeed(services, format)).toContain('Wellward')
  expect((JSON.parse(await writeFeed(services, 'json')) as { items: [] }).items).toEqual([])
})
