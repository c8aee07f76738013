import sharp from 'sharp'

import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { publish, restoreOldest, textOf } from '#tests/support/page-editing.ts'

/** What a person does, one after the other: a page that is opened, a field, a file, a button. */
function counted(owner: Visitor) {
  let acts = 0
  const main = owner.page.getByRole('main')
  return {
    count: () => acts,
    open: (path: string) => ((acts += 1), owner.goTo(path)),
    type: (label: string, text: string) => ((acts += 1), main.getByLabel(label, { exact: true }).fill(text)),
    press: (name: string) => ((acts += 1), main.getByRole('button', { name, exact: true }).click()),
    choose: (field: string, buffer: Buffer) => (
      (acts += 1),
      main.locator(`input[name="${field}.file"]`).setInputFiles({ name: 'chosen', mimeType: 'image/jpeg', buffer })
    ),
  }
}

test('name, colour, portrait and headline stand on the home page after ten acts, and on every page at once', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page, axe } = owner
  const acts = counted(owner)
  const face = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#9bb' } })
    .jpeg()
    .toBuffer()
  await signIn(owner)
  await textOf(origin, '/pricing')
  await acts.open('/admin/settings/site')
  await acts.type('Name', 'Stillwater')
  await acts.type('Brand colour', '#ffd400')
  await page.getByText('it was moved until they can').waitFor()
  expect(await axe()).toEqual([])
  await acts.choose('portrait', face)
  await acts.press('Save')
  await page.getByText('Brand saved').waitFor()
  await acts.open('/admin/pages/home?section=hero')
  await acts.type('Heading', 'Sleep is a skill.')
  await page.getByText('Saved to the draft').waitFor()
  await acts.open('/admin/pages/home')
  await publish(owner)
  expect(acts.count() + 1).toBeLessThanOrEqual(10)

  await expect.poll(() => textOf(origin, '/')).toContain('Sleep is a skill.')
  const home = await textOf(origin, '/')
  expect(home).toContain('Stillwater')
  expect(home).toMatch(/\/media\/brand\/[0-9a-f]{32}-\d+\.webp/)
  const sheet = /\/media\/look\/[0-9a-f]{10}-ffd400-journal\.css/.exec(home)![0]
  expect(await textOf(origin, '/pricing')).toContain(sheet)
  await owner.goTo('/')
  const accent = await page.locator('.hero .btn-primary').evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(accent).toBe('rgb(124, 102, 0)')
  expect(await axe()).toEqual([])

  await owner.goTo('/admin/pages/home')
  await restoreOldest(owner)
  await publish(owner)
  await owner.goTo('/admin/settings/site')
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Brand: reset to the default').waitFor()
  await expect.poll(() => textOf(origin, '/')).not.toContain('/media/look/')
})

test('a wide logo is as high on a phone as in a window, and the name makes room for it', async ({ visitor }) => {
  const owner = await visitor()
  const { page } = owner
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 60"><rect width="220" height="60" fill="#c35"/></svg>'
  await signIn(owner)
  await owner.goTo('/admin/settings/site')
  await page.getByLabel('Name', { exact: true }).fill('Stillwater Health and Longevity')
  await page
    .locator('input[name="logo.file"]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Brand saved').waitFor()
  const stranger = await visitor()
  for (const width of [320, 390, 1280]) {
    await stranger.page.setViewportSize({ width, height: 800 })
    await stranger.goTo('/')
    const brand = stranger.page.getByRole('link', { name: 'Stillwater Health and Longevity' }).first()
    const [picture, bar] = [await brand.locator('img').boundingBox(), await brand.boundingBox()]
    expect(picture!.height, `at ${width}`).toBeGreaterThanOrEqual(28)
    expect(picture!.width, `at ${width}`).toBeGreaterThan(100)
    expect(bar!.height, `at ${width}`).toBeLessThan(50)
    expect(await stranger.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await owner.goTo('/admin/settings/site')
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Brand: reset to the default').waitFor()
})

test('a click on the portrait says what stays in sight, and one that is small is told', async ({ visitor, origin }) => {
  const owner = await visitor()
  const { page } = owner
  const small = await sharp({ create: { width: 120, height: 75, channels: 3, background: '#9bb' } })
    .png()
    .toBuffer()
  await signIn(owner)
  await owner.goTo('/admin/settings/site')
  await page.locator('input[name="portrait.file"]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: small })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This portrait is small, 120 by 75 pixels').waitFor()
  await page.locator('button.cursor-crosshair').click({ position: { x: 90, y: 15 } })
  const [left, above] = [
    page.getByLabel('What stays in sight, from the left'),
    page.getByLabel('What stays in sight, from above'),
  ]
  const [fromLeft, fromAbove] = [await left.inputValue(), await above.inputValue()]
  expect([Number(fromLeft), Number(fromAbove)].every((percent) => percent > 0 && percent < 100 && percent !== 50)).toBe(true)
  expect(Number(fromLeft)).toBeGreaterThan(Number(fromAbove))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => textOf(origin, '/')).toContain(`object-position:${fromLeft}% ${fromAbove}%`)
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Brand: reset to the default').waitFor()
})

test(
  'without a script a look is previewed on every component, then saved; a colour that is none is refused',
  deep('tests/e2e/brand.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor({ javaScript: false })
    const { page } = owner
    const main = page.getByRole('main')
    await signIn(owner)
    await owner.goTo('/admin/gallery')
    const choose = async (colour: string, button: string) => {
      await main.getByLabel('Brand colour').first().fill(colour)
      await main.getByLabel('Warm').check()
      await main.getByRole('button', { name: button, exact: true }).first().click()
    }
    await choose('no colour', 'Preview')
    await page.getByText('Please enter a colour like #0c533a').waitFor()
    await choose('#ff4fa0', 'Preview')
    await page.getByText('This look is not saved yet.').waitFor()
    expect(await page.content()).toMatch(/-ff4fa0-warm\.css/)
    expect(await textOf(origin, '/')).not.toContain('/media/look/')
    await choose('#ff4fa0', 'Save')
    await page.getByText('Look saved').waitFor()
    await expect.poll(() => textOf(origin, '/')).toContain('-ff4fa0-warm.css')
    await choose('#0c533a', 'Save')
    await main.getByLabel('Journal').check()
    await main.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect.poll(() => textOf(origin, '/')).not.toContain('/media/look/')
  },
)
