import { afterAll } from 'vitest'

import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { publish, textOf } from '#tests/support/page-editing.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'

const POST = '/blog/awake-at-three'

const field = ({ page }: Visitor, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const asOwner = async ({ context, origin }: Visitor, path: string) => (await context.request.get(origin + path)).text()

afterAll(() =>
  inDatabaseOf(productHere().dataDir, async ({ pool }) => {
    await pool.query("delete from pages where id in ('every-post', 'shop')")
    await pool.query("select pg_notify('pages', '')")
  }),
)

test('what stands around every post is written with a post beside it, has no head of its own and cannot leave', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages')
  expect(await page.getByRole('link', { name: 'Every product' }).count()).toBe(1)
  await owner.goTo('/admin/pages/every-post')
  await page.getByText('Title and description are those of the post.').waitFor()
  expect(await page.getByRole('button', { name: /Unpublish/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(?:Delete|Hide|Duplicate)/ }).count()).toBe(0)
  await page.frameLocator('iframe[title="The page with its draft"]').getByRole('heading', { name: 'Read on' }).waitFor()
  expect(await owner.axe()).toEqual([])

  await owner.goTo('/admin/pages/every-post?section=frame')
  await field(owner, 'Heading of the posts that are alike').fill('What I would read next')
  await page.getByText('Saved to the draft').waitFor()
  const preview = page.frameLocator('iframe[title="The page with its draft"]')
  await preview.getByRole('heading', { name: 'What I would read next' }).waitFor()
  for (const as of ['visitor', 'trial', 'member'])
    expect(await asOwner(owner, `${POST}?preview=${as}`), as).toContain('What I would read next')
  expect(await asOwner(owner, POST)).not.toContain('What I would read next')
  expect(await textOf(origin, `${POST}?preview=visitor`)).not.toContain('What I would read next')
  await publish(owner)
  await expect.poll(() => textOf(origin, POST)).toContain('What I would read next')
})

test('while no post is published, its owner is told that there is nothing to look at', async ({ visitor, dataDir }) => {
  const owner = await visitor()
  await signIn(owner)
  await inDatabaseOf(dataDir, async ({ pool }) => {
    const { rows: published } = await pool.query<{ id: string }>(
      "update posts set status = 'draft', published = false where status = 'published' returning id",
    )
    await pool.query("select pg_notify('pages', '')")
    try {
      await owner.goTo('/admin/pages/every-post')
      await owner.page.getByText('There is nothing to look at yet').waitFor()
      expect(await owner.page.locator('iframe').count()).toBe(0)
      expect(await owner.page.getByRole('link', { name: 'View the page' }).count()).toBe(0)
    } finally {
      const ids = published.map(({ id }) => id)
      await pool.query("update posts set status = 'published', published = true where id = any($1)", [ids])
      await pool.query("select pg_notify('pages', '')")
    }
  })
})

test('the shop says what its owner writes, and what its links are cannot be left unsaid', async ({ visitor, origin }) => {
  const owner = await visitor({ javaScript: false })
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages/shop?section=frame')
  await field(owner, 'Heading').fill('The larder')
  await page.getByLabel(/^Line over the page/).fill('')
  await field(owner, 'What affiliate links are').fill('  ')
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await page.getByText('Please fill in “What affiliate links are”.').first().waitFor()
  expect(await field(owner, 'Heading').inputValue()).toBe('The larder')
  await field(owner, 'What affiliate links are').fill('Links pay me, and cost you nothing.')
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await owner.goTo('/admin/pages/shop')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => textOf(origin, '/shop')).toContain('<h1>The larder</h1>')
  const shop = await textOf(origin, '/shop')
  expect(shop).toContain('Links pay me, and cost you nothing.</p>')
  expect(shop).not.toContain('Save 15% Off')
  expect(await textOf(origin, '/shop?tab=books')).toContain('Links pay me, and cost you nothing.</p>')
  // While the shop is on its way, the page before it says so under the same name.
  expect(await textOf(origin, '/about')).toMatch(/"\/shop":"[^<]*<div[^>]*><header[^>]*><div><h1>The larder<\\\/h1>/)
})
