import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { publish, restoreOldest, textOf } from '#tests/support/page-editing.ts'

const HELP = '/admin/pages/how-we-help'

const main = ({ page }: Visitor) => page.getByRole('main')
const row = ({ page }: Visitor, id: string) => page.locator(`[data-section="${id}"]`)
const order = ({ page }: Visitor) =>
  page.locator('[data-section]').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-section')!))

test('a page is rewritten with a preview beside it, its sections are moved by keyboard, and a version brings it back', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo(`${HELP}?section=heading`)
  const heading = main(owner).getByLabel('Heading', { exact: true })
  await heading.fill('')
  await page.getByText('Something needs another look: save to see what.').waitFor()
  await heading.fill('How we all help')
  // Whoever goes on at once loses nothing of what was typed last.
  await page.getByRole('link', { name: 'All sections' }).click()
  await row(owner, 'heading').getByText('How we all help').waitFor()
  await owner.goTo(`${HELP}?section=heading`)
  await heading.fill('How I help')
  await page.getByText('Saved to the draft').waitFor()
  const frame = page.frameLocator('iframe[title="The page with its draft"]')
  await frame.getByRole('heading', { level: 1, name: 'How I help' }).waitFor()
  expect(await textOf(origin, '/how-we-help')).not.toContain('How I help')

  // A press on a section in the preview edits it, wherever in it: no link there leads on.
  expect(await frame.locator('[data-editing]').getAttribute('data-section')).toBe('heading')
  await frame.locator('[data-section="closing"]').getByRole('link').first().click()
  await page.waitForURL(`**${HELP}?section=closing`)
  await frame.locator('[data-section="closing"][data-editing]').waitFor()
  expect(await textOf(origin, '/how-we-help')).not.toContain('data-section')

  await owner.goTo(HELP)
  expect(await owner.axe()).toEqual([])
  const before = await order(owner)
  await row(owner, 'closing')
    .getByRole('button', { name: /^Move up/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(owner)).toEqual([before[0], before[1], 'closing', before[2]])
  await row(owner, 'audiences')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => order(owner)).toEqual([before[0], before[1], 'closing'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(owner)).toEqual([before[0], before[1], 'closing', 'audiences'])
  await publish(owner)
  await expect.poll(() => textOf(origin, '/how-we-help')).toContain('<h1>How I help</h1>')
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true)

  // The oldest version is the page as it was before anybody touched it.
  await restoreOldest(owner)
  expect(await order(owner)).toEqual(before)
  await publish(owner)
  await expect.poll(() => textOf(origin, '/how-we-help')).not.toContain('How I help')
})

test('on a phone and without a script a page of one’s own is written, published, moved and led to, and deleted', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor({ viewport: PHONE, javaScript: false })
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages')
  await main(owner).getByLabel('Title').fill('Summer reset')
  await main(owner).getByLabel('Address').fill('pricing')
  await page.getByRole('button', { name: 'Create page' }).click()
  await page.getByText('This address belongs to a part of the site.').waitFor()
  expect(await main(owner).getByLabel('Title').inputValue()).toBe('Summer reset')
  await main(owner).getByLabel('Address').fill('')
  await page.getByRole('button', { name: 'Create page' }).click()
  await page.waitForURL(/\/admin\/pages\/[0-9a-f-]{36}$/)
  const editor = new URL(page.url()).pathname
  expect((await fetch(`${origin}/summer-reset`)).status).toBe(404)

  await page.getByRole('link', { name: 'Add a section', exact: true }).click()
  await page.getByRole('button', { name: 'Add Questions' }).click()
  await page.getByRole('button', { name: 'Add question' }).click()
  const second = (name: string) => page.locator(`[name="questions.1.${name}"]`)
  await second('question').fill('How long does it take? <script>alert(1)</script>')
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await page.getByText('Please fill in “Answer”.').waitFor()
  expect(await second('question').inputValue()).toContain('How long')
  await second('answer').fill('Four weeks.')
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await page.waitForURL(/saved=yes/)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  await owner.goTo(editor)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => textOf(origin, '/summer-reset')).toContain('Four weeks.')
  const shown = await textOf(origin, '/summer-reset')
  expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(shown).toMatch(/"@type":"Question"/)
  expect(await textOf(origin, '/sitemap.xml')).toContain('/summer-reset<')

  await page.getByText('Address and menu').first().click()
  await main(owner).getByLabel('Address').fill('reset')
  await page.getByRole('button', { name: 'Change the address' }).click()
  const moved = await fetch(`${origin}/summer-reset?from=mail`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/reset?from=mail'])
  await owner.goTo(`${editor}?step=delete`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/admin\/pages$/)
  expect((await fetch(`${origin}/reset`)).status).toBe(404)
})

test('of two who edit the same section, the second sees both texts and chooses', async ({ visitor }) => {
  const [one, other] = [await visitor({ javaScript: false }), await visitor({ javaScript: false })]
  for (const owner of [one, other]) {
    await signIn(owner)
    await owner.goTo('/admin/pages/services?section=heading')
  }
  const lead = (owner: Visitor) => main(owner).getByLabel(/^Introduction/)
  await lead(one).fill('From one')
  await one.page.getByRole('button', { name: 'Save to the draft' }).click()
  await one.page.waitForURL(/saved=yes/)
  await lead(other).fill('From the other')
  await other.page.getByRole('button', { name: 'Save to the draft' }).click()
  await other.page.getByText('Somebody else saved this section in the meantime').waitFor()
  expect(await main(other).getByText('From one').isVisible()).toBe(true)
  expect(await lead(other).inputValue()).toBe('From the other')
  await other.page.getByRole('button', { name: 'Save to the draft' }).click()
  await other.page.waitForURL(/saved=yes/)
  expect(await lead(other).inputValue()).toBe('From the other')
  await other.goTo('/admin/pages/services')
  await other.page.getByRole('button', { name: 'Discard changes' }).click()
  await other.page.getByText('Changes discarded').waitFor()
})
