import { inArray, sql } from 'drizzle-orm'

import { posts } from '#features/blog/core/tables.server.ts'
import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const { dataDir } = productHere()

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** What is wider than a phone, and cannot be broken between words. */
const WIDE = {
  author: 'W'.repeat(120),
  tags: ['M'.repeat(40)],
  body: [
    `## ${LONG}`,
    `See https://www.example.org/${'a-very-long-path/'.repeat(7)}`,
    `## Code\n\nUse \`${'inline-'.repeat(20)}\` here.`,
    `\`\`\`\nnpm install something --with-a-flag ${'and-another-'.repeat(12)}\n\`\`\``,
    '- a\n  - b\n    - c\n      - d\n        - e\n          - word word word',
  ].join('\n\n'),
}

test(
  'nothing in an article, however long, makes a page wider than the screen, or can only be reached by a pointer',
  deep('tests/e2e/blog-paper.spec.ts'),
  async ({ visitor }) => {
    const titles = ['Wide things', `${LONG}, seen`]
    const ids = await withServicesOf(dataDir, (services) =>
      Promise.all(titles.map(async (title) => (await aStoredPost(services, { ...WIDE, title })).id)),
    )
    try {
      for (const width of [320, 390, 1_280]) {
        const { page, goTo, axe } = await visitor({ viewport: { width, height: 844 } })
        for (const path of ['/blog/wide-things', '/blog', `/blog?q=${'x'.repeat(200)}`, `/blog?q=${LONG}`]) {
          await goTo(path)
          expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width, width])
        }
        await goTo('/blog/wide-things')
        expect(await page.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0)
        expect(await axe()).toEqual([])
      }
    } finally {
      await withServicesOf(dataDir, async ({ db }) => {
        await db.delete(posts).where(inArray(posts.id, ids))
        await db.execute(sql`notify pages`)
      })
    }
  },
)

test('a printed article is the article', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/blog/awake-at-three')
  const main = page.getByRole('main')
  const furniture = [
    main.getByRole('link', { name: 'Back to the blog' }),
    main.getByRole('link', { name: 'Share on X' }),
    main.getByRole('button', { name: 'Copy link' }),
    main.getByRole('heading', { name: 'Read on' }),
  ]
  for (const each of furniture) expect(await each.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  for (const each of furniture) expect(await each.isVisible()).toBe(false)
  for (const words of ['Awake at three: what to do with the hour', 'By Wellward Team'])
    expect(await main.getByText(words, { exact: true }).first().isVisible()).toBe(true)
})
