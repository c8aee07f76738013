import { onTestFinished } from 'vitest'

import { posts } from '#features/blog/core/tables.server.ts'
import { deletePostAs } from '#features/blog/managing/post-actions.server.ts'
import { deleteCourse } from '#features/courses/authoring/edit-course.server.ts'
import { courses } from '#features/courses/core/tables.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { deleteProductAs } from '#features/shop/managing/edit-product.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'
import { thingsIn } from '#tests/support/served-json-ld.ts'
import { expect, test } from '#tests/support/test.ts'

const FEEDS = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json', '/robots.txt', '/site.webmanifest']
const SHELVES = ['equipment', 'books', 'accessories'].map((tab) => `/shop?tab=${tab}`)

/** What the starter says of courses, lessons, posts and products, and counts of them; figures that only an owner knows are a page’s of its own. */
const PROMISES = [
  /calm in minutes|sleep on ordinary nights|meals for full days|one longer breath out/i,
  /\b(?:five|three) (?:courses|pillars|subjects|complete lessons)\b/i,
  /\b\d+ (?:complete )?lessons?\b|short (?:video )?lessons|every lesson ends|each lesson says|lesson has one question/i,
  /weekly articles on|magnesium, creatine/i,
  /href="\/(?:blog|shop|courses)\/[a-z]/i,
  /\brogue\b|coming soon|will be (?:here|available)/i,
]
/** The ways into the blog’s feeds and the search of lessons stay, as do the pages that say that there is nothing. */
const KNOWN = /href="\/(?:blog\/(?:rss\.xml|atom\.xml|feed\.json)|courses\/search)"/g

test(
  'whoever deletes all courses, posts and products of an open site finds nothing promised a second later, wherever they look',
  deep('tests/open-site.server.test.ts', 120_000),
  async () => {
    const product = await startProduct()
    onTestFinished(() => discardProduct(product))
    const { origin, dataDir } = product
    const read = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).text()
    // In the page cache, as visitors left them.
    for (const path of ['/', '/courses', '/pillar/stress', '/trial', '/shop']) await read(path)
    expect(await read('/courses')).toContain('Five courses, one a pillar.')
    await withServicesOf(dataDir, async (services) => {
      await openedSite(services)
      const [owner] = await services.db.select().from(users)
      const by = { userId: owner!.id }
      for (const { id } of await services.db.select().from(courses)) await deleteCourse(services, by, id)
      for (const { id } of await services.db.select().from(posts)) await deletePostAs(services, by, id)
      for (const { id } of await services.db.select().from(products)) await deleteProductAs(services, by, id)
    })
    await expect.poll(() => read('/courses'), { timeout: 1_000 }).not.toContain('Calm in minutes')

    const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, at]) => at!.slice(origin.length) || '/',
    )
    expect(listed).toEqual(expect.arrayContaining(['/', '/courses', '/trial']))
    expect(listed.filter((path) => /^\/(?:courses|blog|shop|pillar)\//.test(path))).toEqual([])
    const broken: string[] = []
    for (const path of [...listed, '/auth', ...FEEDS, ...SHELVES, '/pillar/stress']) {
      const text = (await read(path)).replaceAll(KNOWN, '')
      for (const promise of PROMISES) {
        const at = promise.exec(text)
        if (at) broken.push(`${path}: …${text.slice(Math.max(0, at.index - 60), at.index + 80)}…`)
      }
      for (const thing of thingsIn(text)) {
        const isPromise = thing['@type'] === 'Course' && thing['url'] !== `${origin}/coaching`
        if (isPromise) broken.push(`${path}: ${JSON.stringify(thing)}`)
      }
    }
    expect(broken).toEqual([])
    const known = await withServicesOf(dataDir, async (services) => {
      const read = async () => {
        const { rows } = await services.db.execute<{ text: string }>('select text from chat_passages')
        return rows.map(({ text }) => text).join('\n')
      }
      await expect.poll(read, { timeout: 10_000 }).not.toMatch(/course covers|is our course|is a lesson of/)
      return read()
    })
    for (const promise of PROMISES) expect(promise.exec(known)?.[0] ?? null).toBeNull()
  },
)
