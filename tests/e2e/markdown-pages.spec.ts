import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { publish, restoreOldest } from '#tests/support/page-editing.ts'

const FILM = 'https://youtu.be/aB3-_fghijk'
const FRAMES = 'https://www.youtube-nocookie.com'

const text = ({ page }: Visitor) => page.getByLabel('Text (Markdown)')
const told = ({ page }: Visitor) => page.getByRole('list', { name: 'Blocks that stay text' })
const policyOf = async (origin: string, path: string) => (await fetch(origin + path)).headers.get('content-security-policy')!

async function putBack(owner: Visitor, address: string) {
  await owner.goTo(address)
  await restoreOldest(owner)
  await publish(owner)
}

test('the owner rewrites the terms with a film in them; readers see it, and its page alone may show it', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages/terms?section=text')
  expect(await text(owner).inputValue()).toMatch(/^## What this is\n\n\{name\} offers/)
  expect(await owner.axe()).toEqual([])
  await text(owner).fill('## House rules\n\nBe **kind**.')
  const menu = page.locator('summary').filter({ hasText: 'Add block' })
  await menu.focus()
  await menu.press('Enter')
  await page.getByRole('button', { name: 'Film (YouTube, Vimeo)', exact: true }).click()
  await told(owner).getByText('The address is of no film on YouTube or Vimeo.').waitFor()
  await page.keyboard.type(FILM)
  await told(owner).waitFor({ state: 'detached' })
  await page.getByText('Saved to the draft').waitFor()
  const preview = page.frameLocator('iframe[title="The page with its draft"]')
  await preview.getByRole('heading', { name: 'House rules' }).waitFor()
  await owner.goTo('/admin/pages/terms')
  expect(await page.getByRole('button', { name: 'Unpublish' }).count()).toBe(0)
  await publish(owner)
  await expect.poll(() => policyOf(origin, '/terms')).toContain(`frame-src ${FRAMES}`)
  for (const path of ['/privacy', '/', '/contact']) expect(await policyOf(origin, path), path).not.toContain('frame-src')

  const reader = await visitor({ viewport: PHONE })
  await reader.goTo('/disclaimer')
  await reader.page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
  await reader.page.getByRole('heading', { name: 'House rules' }).waitFor()
  expect(await reader.axe()).toEqual([])
  await reader.page.route(`${FRAMES}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The film' }))
  await reader.page.getByRole('link', { name: /^Play on YouTube/ }).click()
  await reader.page.frameLocator('iframe[title]').getByText('The film').waitFor()
  await putBack(owner, '/admin/pages/terms')
})

test('without scripts, a mistake in a block is said with its line, and the text is as it was typed', async ({ visitor }) => {
  const plain = await visitor({ javaScript: false })
  await signIn(plain)
  await plain.goTo('/admin/pages/disclaimer?section=text')
  await text(plain).fill('One\n\n:::button label="Go"\n\nTwo')
  await plain.page.getByRole('button', { name: 'Save to the draft' }).click()
  await told(plain).getByText('Line 3: The address (to) is missing.').waitFor()
  expect(await text(plain).inputValue()).toBe('One\n\n:::button label="Go"\n\nTwo')
  await plain.goTo('/admin/pages/disclaimer')
  await plain.page.getByRole('button', { name: 'Discard changes' }).click()
  await plain.page.getByText('Changes discarded').waitFor()
})

test('what stands where no page is says what the owner has written, and is 404', async ({ visitor, origin }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages')
  await page.getByText('At every address that has no page').waitFor()
  expect(await page.getByRole('link', { name: 'Page not found' }).getAttribute('href')).toBe('/admin/pages/not-found')
  await owner.goTo('/admin/pages/not-found?section=frame')
  await page.getByRole('main').getByLabel('Heading', { exact: true }).fill('Nobody lives here')
  const preview = page.frameLocator('iframe[title="The page with its draft"]')
  await preview.getByRole('heading', { level: 1, name: 'Nobody lives here' }).waitFor()
  await owner.goTo('/admin/pages/not-found')
  await publish(owner)
  await expect.poll(async () => (await fetch(`${origin}/nothing`)).text()).toContain('<h1>Nobody lives here</h1>')
  const answer = await fetch(`${origin}/nothing`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
  expect((await fetch(`${origin}/:not-found`)).status).toBe(404)
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain(':not-found')
  expect(await (await fetch(`${origin}/shop/no-such-product`)).text()).toContain('Nobody lives here')
  await putBack(owner, '/admin/pages/not-found')
})
