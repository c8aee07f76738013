import sharp from 'sharp'

import { expect, isFocused, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const order = ({ page }: Visitor) =>
  page.locator('[data-section]').evaluateAll((rows) => rows.map((each) => each.getAttribute('data-section')!))
const handle = ({ page }: Visitor, id: string) => page.locator(`[id="${id}-handle"]`)

/** Opens what is written of the page, where it is not open already. */
async function open({ page }: Visitor) {
  const details = page.locator('details', { hasText: 'Title, description and share picture' })
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
}

async function discard({ page }: Visitor) {
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByText('Changes discarded').waitFor()
}

/** From the middle of a handle to just below the upper edge of a row. */
async function wayTo({ page }: Visitor, id: string, target: string) {
  const row = page.locator(`[data-section="${target}"]`)
  await row.scrollIntoViewIfNeeded()
  await page.locator(`[id="${id}-handle"]`).scrollIntoViewIfNeeded()
  const [from, to] = [await page.locator(`[id="${id}-handle"]`).boundingBox(), await row.boundingBox()]
  return {
    from: { x: from!.x + from!.width / 2, y: from!.y + from!.height / 2 },
    to: { x: to!.x + 60, y: to!.y + 6 },
  }
}

test('sections are dragged with a mouse and with a finger, and moved by keys; what moved is said, undone, and seen in the preview', async ({
  visitor,
}) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages/how-we-help')
  await owner.wake()
  const shipped = await order(owner)
  const [first, second, third, last] = shipped as [string, string, string, string]
  const { from, to } = await wayTo(owner, last, second)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  expect(await page.locator(`[data-section="${second}"][data-lit=before]`).count()).toBe(1)
  await page.mouse.up()
  await expect.poll(() => order(owner)).toEqual([first, last, second, third])
  await expect.poll(() => page.locator('output[aria-live]').textContent()).toMatch(/, section 2 of 4$/)
  const frame = page.frameLocator('iframe[title="The page with its draft"]')
  await expect.poll(() => frame.locator('main h2').first().textContent()).toBe('Try it for a week')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => order(owner)).toEqual(shipped)

  // Escape gives it up, and letting go where it stands changes nothing.
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await order(owner)).toEqual(shipped)

  await handle(owner, second).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => order(owner)).toEqual([first, third, second, last])
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await expect.poll(() => isFocused(handle(owner, second))).toBe(true)
  expect(await owner.axe()).toEqual([])
  await discard(owner)

  const phone = await visitor({ viewport: PHONE })
  await signIn(phone)
  await phone.goTo('/admin/pages/how-we-help')
  await phone.wake()
  const finger = await phone.context.newCDPSession(phone.page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const way = await wayTo(phone, second, first)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Array<{ x: number; y: number }>) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [way.from])
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: way.from.x + (way.to.x - way.from.x) * part, y: way.from.y + (way.to.y - way.from.y) * part }])
  await touch('touchEnd', [])
  await expect.poll(() => order(phone)).toEqual([second, first, third, last])
  await discard(phone)
})

test('no public page gets the script of the dragging', async ({ visitor }) => {
  const scriptsOf = async (who: Visitor, path: string) => {
    await who.goTo(path)
    await who.wake()
    const loaded = await who.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((name) => new URL(name).pathname.endsWith('.js'))
    return (await Promise.all(scripts.map(async (name) => (await fetch(name)).text()))).join('\n')
  }
  const owner = await visitor()
  await signIn(owner)
  expect(await scriptsOf(owner, '/admin/pages/how-we-help')).toContain('drag-handle')
  const reader = await visitor()
  for (const path of ['/how-we-help', '/contact']) expect(await scriptsOf(reader, path)).not.toContain('drag-handle')
})

test('a share picture is uploaded with a script, and without one, and is on the page once that is published', async ({
  visitor,
  origin,
}) => {
  const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const file = { name: 'lake.png', mimeType: 'image/png', buffer }
  const image = async () =>
    /<meta property="og:image" content="([^"]+)"/.exec(await (await fetch(`${origin}/services`)).text())![1]!
  const drawn = await image()
  for (const javaScript of [true, false]) {
    const owner = await visitor({ viewport: PHONE, javaScript })
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/pages/services')
    if (javaScript) await owner.wake()
    await open(owner)
    await main(owner).getByLabel('Upload a picture').setInputFiles(file)
    if (javaScript) await main(owner).getByLabel('What it shows').fill('A lake at dawn')
    await main(owner).getByRole('button', { name: 'Save to the draft' }).click()
    await page.getByText('Saved to the draft').first().waitFor()
    expect(await image()).toBe(drawn)
    await open(owner)
    expect(await main(owner).locator('img[src^="/media/pages/"]').isVisible()).toBe(true)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Everybody sees it now.').waitFor()
    await expect.poll(image).toMatch(/\/share\/services\.jpg\?picture=/)
    const shared = await fetch(await image())
    expect([shared.status, shared.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    await open(owner)
    await main(owner).getByLabel('Picture', { exact: true }).selectOption('none')
    await main(owner).getByRole('button', { name: 'Save to the draft' }).click()
    await page.getByText('Saved to the draft').first().waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Everybody sees it now.').first().waitFor()
    await expect.poll(image).toBe(drawn)
  }
})

test('on a phone the button of the assistant stands over none of the owner’s forms', async ({ visitor }) => {
  const owner = await visitor({ viewport: PHONE })
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages/how-we-help?section=audiences')
  await page.locator('.section-editor-foot').getByRole('button').first().waitFor()
  expect(await page.locator('.chat-open').isVisible()).toBe(false)
  await owner.goTo('/shop')
  expect(await page.locator('.chat-open').isVisible()).toBe(true)
})
