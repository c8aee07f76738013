import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import { deletePostAs } from '#features/blog/managing/post-actions.server.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { OutboundFetchError } from '#platform/fetch.server.ts'
import { loader as media } from '#routes/endpoints/media.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { pictureJobs } from './picture-copies.server.ts'
import { contentOf, planPost, savePost } from './posts.server.ts'
import { posts, postUploads } from './tables.server.ts'

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335' } })
    .png()
    .toBuffer()
/** As wide as the narrowest copy, so that there is one; making several takes most of the time here. */
const picture = await aPicture(480, 320)

/** Services whose outside world is this: an address has a picture, or fails as it says. */
function withSites(services: Services, sites: Record<string, Buffer | 'page' | OutboundFetchError>) {
  const asked: string[] = []
  const fetch: Services['fetch'] = async (url) => {
    asked.push(url)
    const site = sites[url]
    if (site instanceof OutboundFetchError) throw site
    const body = site instanceof Buffer ? site : Buffer.from('<svg onload=alert(1)>')
    return { url, status: site ? 200 : 404, headers: new Headers(), body }
  }
  return { services: { ...services, fetch }, asked }
}

const run = (services: Services, postId: string) => pictureJobs[0]!.run(services, { postId })
const rowOf = async ({ db }: Services, id: string) => (await db.select().from(posts).where(eq(posts.id, id)))[0]!
const open = (services: Services, path: string) =>
  media(
    routeArgs(new Request(`https://wellward.test${path}`), {
      services,
      params: { '*': path.slice('/media/'.length) },
    }) as never,
  )

const CUP = 'https://else.example/cup.png'
const COVER = 'https://else.example/cover.png'

test('pictures from elsewhere are fetched once, kept, and shown from our own files', async ({ services, sent }) => {
  const large = await aPicture(1200, 800)
  const outside = withSites(services, { [CUP]: large, [COVER]: large })
  const { id } = await aStoredPost(outside.services, {
    title: 'Tea',
    body: `![A cup](${CUP})\n\n![Again](${CUP})`,
    coverImage: COVER,
  })
  expect(sent).toEqual([{ name: 'blog.fetch-pictures', payload: { postId: id }, options: { key: id } }])
  expect((await rowOf(services, id)).html).toContain('<em>A cup</em>')
  await run(outside.services, id)
  const row = await rowOf(services, id)
  expect(row.coverImage).toBe(COVER)
  expect(row.cover).toMatchObject({ widths: [480, 720, 960, 1200], width: 1200, height: 800 })
  const src = /<img src="([^"]+)" srcset="[^"]+480w[^"]+" sizes="[^"]+" width="1200" height="800" alt="A cup"/.exec(row.html)![1]!
  expect(src).toMatch(new RegExp(`^/media/posts/${id}/[0-9a-f]+-1200\\.webp$`))
  expect((await open(services, src)).headers.get('Content-Type')).toBe('image/webp')
  await run(outside.services, id)
  expect(outside.asked).toEqual([COVER, CUP])
})

test('what is no picture, or may not be fetched, leaves the placeholder; what may come back is tried again', async ({
  services,
}) => {
  const inner = new OutboundFetchError('forbidden-address', 'No.')
  const slow = new OutboundFetchError('timeout', 'Too slow.')
  const outside = withSites(services, {
    'https://a.example/page': 'page',
    'https://b.example/x': inner,
    'https://c.example/x': slow,
  })
  const body = ['a.example/page', 'b.example/x', 'c.example/x', 'd.example/none'].map((it) => `![${it}](https://${it})`).join(' ')
  const { id } = await aStoredPost(outside.services, { title: 'Broken', body, coverImage: 'https://a.example/page' })
  await expect(run(outside.services, id)).rejects.toBe(slow)
  const row = await rowOf(services, id)
  expect(row.html).not.toContain('<img')
  expect([row.cover, row.pictures]).toEqual([null, {}])
})

test('of a post that is not published nobody else sees the pictures; unpublished, they are gone', async ({ services }) => {
  const outside = withSites(services, { [CUP]: picture })
  const { id } = await aStoredPost(outside.services, { title: 'Tea', body: `![A cup](${CUP})` }, { status: 'draft' })
  await run(outside.services, id)
  const src = /src="([^"]+)"/.exec((await rowOf(services, id)).html)![1]!
  expect((await open(services, src)).status).toBe(404)
  await planPost(services, id, { status: 'published' })
  expect((await open(services, src)).status).toBe(200)
  await planPost(services, id, { status: 'draft' })
  expect((await open(services, src)).status).toBe(404)
  for (const path of [
    '/media/posts/x/0a-1.webp',
    `/media/posts/${id}/../x.webp`,
    `/media/posts/${crypto.randomUUID()}/0a-1.webp`,
  ])
    expect((await open(services, path)).status).toBe(404)
})

test('copies go when the post no longer shows them, and with the post', async ({ services }) => {
  const outside = withSites(services, { [CUP]: picture, [COVER]: picture })
  const { id } = await aStoredPost(outside.services, { title: 'Tea', body: `![A cup](${CUP})`, coverImage: COVER })
  await run(outside.services, id)
  const { cover, pictures, ...row } = await rowOf(services, id)
  const file = (key: string) => services.files.get(`${key}-480.webp`)
  const userId = await aPerson(services, 'Owner')
  await savePost(outside.services, { userId }, id, { ...contentOf(row), body: 'No picture, only ![', coverImage: COVER }, null)
  await run(outside.services, id)
  expect((await rowOf(services, id)).pictures).toEqual({ [COVER]: cover })
  await deletePostAs(services, { userId }, id)
  expect(await file(cover!.key)).toBeNull()
  expect(await file(pictures[CUP]!.key)).toBeNull()
  await run(outside.services, id)
})

test('a picture that was uploaded too keeps its files when the post no longer shows the one from elsewhere', async ({
  services,
}) => {
  const outside = withSites(services, { [CUP]: picture })
  const { id } = await aStoredPost(outside.services, { title: 'Tea', body: `![A cup](${CUP})` })
  await run(outside.services, id)
  const { pictures, ...row } = await rowOf(services, id)
  const copy = pictures[CUP]!
  await services.db.insert(postUploads).values({ key: copy.key, postId: id, picture: copy, uploadedAt: services.clock.now() })
  const userId = await aPerson(services, 'Owner')
  await savePost(outside.services, { userId }, id, { ...contentOf(row), body: 'No picture, only ![' }, null)
  await run(outside.services, id)
  expect((await rowOf(services, id)).pictures).toEqual({})
  expect(await services.files.get(`${copy.key}-480.webp`)).not.toBeNull()
})
