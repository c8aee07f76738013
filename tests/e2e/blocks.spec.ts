import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'

import { posts } from '#features/blog/core/tables.server.ts'
import { expect, isFocused, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { card, editor, nonce, openNewPost, save, text } from '#tests/support/editor.ts'
import { productHere } from '#tests/support/product-here.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const FILM = 'https://youtu.be/aB3-_fghijk'
const FRAMES = 'https://www.youtube-nocookie.com'

/** Chooses a block from the menu by keyboard alone. */
async function addBlock(owner: Visitor, label: string) {
  const menu = editor(owner).locator('summary').filter({ hasText: 'Add block' })
  await menu.focus()
  await menu.press('Enter')
  const entry = editor(owner).getByRole('button', { name: label, exact: true })
  await entry.focus()
  await entry.press('Enter')
  await expect.poll(() => isFocused(text(owner))).toBe(true)
}

/** The policy with which an address answers a signed-out person. */
async function policyOf({ context }: Visitor, path: string) {
  return (await context.request.get(path)).headers()['content-security-policy']!
}

const selected = (owner: Visitor) =>
  text(owner).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd))

test('an owner puts blocks into a post by keyboard, and a reader on a phone sees them; a film is asked for once it is pressed', async ({
  visitor,
}) => {
  const owner = await visitor()
  await signIn(owner)
  const title = `Blocks of rest ${nonce()}`
  await openNewPost(owner, title)
  await text(owner).fill('A first paragraph.')
  await editor(owner).getByRole('button', { name: 'Heading', exact: true }).click()
  expect(await text(owner).inputValue()).toBe('## A first paragraph.')
  await text(owner).press('Control+z')
  expect(await text(owner).inputValue()).toBe('A first paragraph.')

  await addBlock(owner, 'Callout')
  expect(await selected(owner)).toBe('Write here what should stand out.')
  await owner.page.keyboard.type('Breathe **out** first.')
  await text(owner).press('Control+End')
  await addBlock(owner, 'Table')
  expect(await selected(owner)).toBe('A week of walking')
  await text(owner).press('Control+End')
  await addBlock(owner, 'Film (YouTube, Vimeo)')
  const told = editor(owner).getByRole('list', { name: 'Blocks that stay text' })
  await told.getByText('The address is of no film on YouTube or Vimeo.').waitFor()
  await owner.page.keyboard.type(FILM)
  await told.waitFor({ state: 'detached' })
  // Where a block has the address of a picture, “Add picture” puts that.
  await text(owner).press('Control+End')
  await addBlock(owner, 'Figure with caption')
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await editor(owner).getByLabel('Pictures').setInputFiles({ name: 'A lake.png', mimeType: 'image/png', buffer: picture })
  await expect
    .poll(() => text(owner).inputValue())
    .toMatch(/\n:::figure picture="\/media\/posts\/[^"]+-900\.webp" alt="What it shows"/)
  const preview = editor(owner).getByRole('region', { name: 'Preview' })
  await preview.getByRole('cell', { name: '6,240' }).waitFor()
  await preview.getByRole('img', { name: 'What it shows' }).waitFor()
  await preview.getByText('Breathe out first.').waitFor()
  expect(await owner.axe()).toEqual([])
  await save(owner).click()
  await owner.page.getByText('Post updated successfully').first().waitFor()
  await card(owner, title).getByRole('button', { name: 'Publish' }).click()
  await card(owner, title).getByRole('button', { name: 'Unpublish' }).waitFor()

  const path = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`
  const reader = await visitor({ viewport: PHONE, colorScheme: 'dark' })
  const asked: string[] = []
  await reader.context.route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' })
  })
  const { page } = reader
  await reader.goTo(path)
  await page.getByText('Good to know').waitFor()
  const table = page.getByRole('region', { name: 'A week of walking' })
  await table.getByRole('columnheader', { name: 'Steps' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await reader.axeWithColours()).toEqual([])
  await page.screenshot({ path: 'screenshots/e2e-blocks-phone.png', fullPage: true })
  expect(await page.locator('iframe').count()).toBe(0)
  expect(asked).toEqual([])

  await page.getByRole('link', { name: /^Play on YouTube: YouTube is asked for the film/ }).click()
  const frame = page.locator('iframe')
  await frame.waitFor()
  expect(await frame.getAttribute('src')).toBe(`${FRAMES}/embed/aB3-_fghijk?autoplay=1`)
  await expect.poll(() => asked).toEqual([`${FRAMES}/embed/aB3-_fghijk?autoplay=1`])

  // The one page may show that frame; with the page, that ends, also where React leads on.
  expect(await policyOf(reader, path)).toContain(`frame-src ${FRAMES};`)
  for (const other of ['/', '/blog', '/blog/awake-at-three', '/courses'])
    expect(await policyOf(reader, other)).not.toContain('frame-src')
  expect(await policyOf(owner, '/dashboard')).not.toContain('frame-src')
  await reader.wake()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'Back to the blog' }).first().click()
  await page.waitForURL('**/blog')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)

  // Led to by React, the page is asked for as a document of its own, which may show the frame.
  await reader.wake()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: title }).first().click()
  await page.waitForURL(`**${path}`)
  await page.waitForFunction(() => !('isSameDocument' in window))
  await page.getByRole('link', { name: /^Play on YouTube/ }).click()
  await frame.waitFor()
  await expect.poll(() => asked.length).toBe(2)

  await withServicesOf(productHere().dataDir, async ({ db }) => {
    await db.delete(posts).where(eq(posts.title, title))
    await db.execute(sql`notify pages`)
  })
})

test('without scripts a film is a plain link, and the field says how blocks are written', async ({ visitor }) => {
  const owner = await visitor({ javaScript: false })
  await signIn(owner)
  const title = `Quiet blocks ${nonce()}`
  const address = await openNewPost(owner, title)
  await text(owner).fill(`:::film address="${FILM}" title="How we breathe"\n\n:::film title="Nothing"`)
  await save(owner).click()
  await owner.page.getByText('Post updated successfully').first().waitFor()
  await owner.page.getByText('Line 3: The address is missing.').first().waitFor()
  await owner.goTo(address)
  await editor(owner).getByText('Line 3: The address is missing.').waitFor()
  await editor(owner).getByText('How headings, lists and blocks are written').click()
  await editor(owner).getByText(':::callout tone="tip" title="Good to know"').waitFor()
  await owner.goTo(`/blog/${title.toLowerCase().replaceAll(' ', '-')}?preview=true`)
  const play = owner.page.getByRole('link', { name: /^Play on YouTube/ })
  expect(await play.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aB3-_fghijk')
  expect(await play.getAttribute('target')).toBe('_blank')
  await withServicesOf(productHere().dataDir, ({ db }) => db.delete(posts).where(eq(posts.title, title)))
})
