import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { card, nonce, openNewPost } from '#tests/support/editor.ts'

const isOfOwner = (path: string) => /^\/(?:admin|shop\/manage|blog-automation)(?:[/?]|$)/.test(path)

/** The second link over the owner’s pages. */
const FIELD_LINK = 'Skip to the first field'
const FIRST_FIELD = `[...document.querySelectorAll('#admin-page :is(input:not([type=hidden]), select, textarea):not(:disabled)')]
  .find((field) => field.tabIndex >= 0 && field.checkVisibility())`

/** Where the first field of a page is further away; and how many pages have one. */
async function farFields(owner: Visitor, paths: ReadonlyArray<string>) {
  const { page } = owner
  const far: string[] = []
  let withField = 0
  for (const path of paths) {
    await owner.goTo(path)
    await owner.wake()
    if (!(await page.evaluate<boolean>(`${FIRST_FIELD} !== undefined && !document.querySelector('dialog:modal')`))) continue
    withField++
    await page.evaluate('document.activeElement?.blur()')
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      const isLink = (await page.evaluate<string>('document.activeElement?.textContent ?? ""')) === FIELD_LINK
      if (isLink) await page.keyboard.press('Enter')
      if (await page.evaluate<boolean>(`document.activeElement === ${FIRST_FIELD}`)) break
      if (press === 4) far.push(path)
    }
  }
  return { far, withField }
}

test('the first field is reached within five presses of Tab', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const paths = ['/admin/settings/site', '/admin/messages', '/shop/manage', '/blog-automation/manage']
  expect(await farFields(owner, paths)).toEqual({ far: [], withField: paths.length })
})

test('so it is on every page of the owner', deep('tests/e2e/owner-frame.spec.ts'), async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const { templates } = await crawl(owner, '/admin', (path) => !isOfOwner(path))
  // The gallery shows a form with faults, and the focus begins in one of its fields.
  const paths = templates.filter((path) => !path.startsWith('/admin/gallery'))
  const { far, withField } = await farFields(owner, paths)
  expect(far).toEqual([])
  expect(withField).toBeGreaterThan(20)
})

for (const viewport of [undefined, PHONE]) {
  test(`the owner’s bar has the search, the site and the person (${viewport ? 'phone' : 'desk'})`, async ({ visitor }) => {
    const owner = await visitor({ javaScript: false, ...(viewport && { viewport }) })
    const { page, goTo } = owner
    await signIn(owner)
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const path of ['/admin', '/admin/people', '/shop/manage']) {
      await goTo(path)
      expect(await page.locator('.chat-open').count()).toBe(0)
      expect(await bar.getByRole('link', { name: 'Blog', exact: true }).count()).toBe(0)
    }
    await bar.getByRole('link', { name: 'Search' }).click()
    await page.waitForURL('**/admin/search')
    await page.getByRole('searchbox', { name: 'Search everything' }).fill('logo')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Site: Brand' }).waitFor()
    if (viewport) await page.locator('summary[aria-label=Account]').click()
    await bar.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => !isOfOwner(url.pathname))
    expect((await owner.context.request.get('/admin', { maxRedirects: 0 })).status()).toBe(401)
  })
}

test('the pages of the specification keep bar and chat, and stand in the side menu', async ({ visitor }) => {
  const owner = await visitor()
  const { page, goTo } = owner
  await signIn(owner)
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await goTo('/blog-automation')
  await page.locator('.chat-open').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Blog' }).waitFor()
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['Posts'])
  await menu.getByRole('link', { name: 'Shop' }).click()
  await page.waitForURL('**/shop/manage')
  expect(await menu.getByRole('link', { name: 'Components' }).count()).toBe(0)
})

test('Ctrl+K finds what is typed, and the arrow keys and Enter open it', async ({ visitor }) => {
  const owner = await visitor()
  const { page, goTo } = owner
  await signIn(owner)
  const title = `Evening light ${nonce()}`
  await openNewPost(owner, title)
  await goTo('/admin')
  await owner.wake()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /^Search people/ })
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByRole('option', { name: 'Write a post' }).waitFor()
  expect(await owner.axe()).toEqual([])
  await page.keyboard.type('plans')
  await page.getByRole('option', { name: 'Site: Plans' }).waitFor()
  await field.fill(title)
  await page.getByRole('option', { name: new RegExp(title) }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/blog-automation/manage/*')

  await goTo('/admin/people')
  await owner.wake()
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('dialog:modal').count()).toBe(0)
})

test('posts are lines when they were last; ticked ones are published together, and that is taken back', async ({ visitor }) => {
  const owner = await visitor()
  const { page, goTo } = owner
  await signIn(owner)
  const word = nonce()
  for (const name of ['One', 'Two']) await openNewPost(owner, `${name} ${word}`)
  await goTo(`/blog-automation/manage?q=${word}`)
  await card(owner, `One ${word}`).waitFor()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Rows' }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${word}` })
  await row('One').getByText('Draft').waitFor()
  expect(await owner.axe()).toEqual([])

  await row('Two')
    .getByRole('link', { name: `Two ${word}` })
    .focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.locator('.list-bulk').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('2 posts published').first().waitFor()
  for (const name of ['One', 'Two']) await row(name).getByText('Published').waitFor()
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Unpublish again' }).click()
  await page.getByText('2 posts unpublished').first().waitFor()
  for (const name of ['One', 'Two']) await row(name).getByText('Draft').waitFor()

  await goTo('/blog-automation/manage')
  await page.getByRole('table').waitFor()
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('article').first().waitFor()
})
