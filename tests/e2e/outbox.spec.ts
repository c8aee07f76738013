import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { DESK, expect, PHONE, signIn, test as browserTest } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { discardProduct, newDataFolder, startProduct, type Product } from '#tests/support/product.ts'

const MAILS = 300
let product: Product
const test = browserTest.extend<{ origin: string }>({ origin: async ({}, use) => use(product.origin) })

/** A mail as it stands in the outbox, written so many minutes ago; every tenth is days old. */
function mailOf(number: number) {
  const at = new Date(Date.now() - number * 60_000 - (number % 10 === 0 ? 3 * 86_400_000 : 0))
  const stamp = at.toISOString().replaceAll(/[-:.]/g, '')
  const hash = number.toString(16).padStart(8, '0')
  const text = [
    'From: Wellward <no-reply@wellward.test>',
    `To: person-${number}@wellward.test`,
    `Subject: Your trial, day ${number}`,
    `Date: ${at.toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Hello.',
    '',
  ].join('\r\n')
  return { name: `${stamp}-${hash}.eml`, text }
}

beforeAll(async () => {
  const dataDir = newDataFolder()
  mkdirSync(join(dataDir, 'outbox'), { mode: 0o700 })
  for (let number = 1; number <= MAILS; number++) {
    const { name, text } = mailOf(number)
    writeFileSync(join(dataDir, 'outbox', name), text)
  }
  // Nobody listens there: what is sent stays where it is.
  product = await startProduct({ DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => discardProduct(product))

for (const viewport of [DESK, PHONE]) {
  const title = `300 waiting mails are chosen and sent without scrolling to their end, at ${viewport.width} px`
  test(title, deep('app/features/identity/waiting-mails/waiting-mails.server.test.ts'), async ({ visitor }) => {
    const owner = await visitor({ viewport })
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/outbox')
    await owner.wake()
    const boxes = page.getByRole('main').getByRole('checkbox')
    const button = page.getByRole('button', { name: /^Send / })
    expect(await boxes.count()).toBe(MAILS)
    expect(await button.innerText()).toBe('Send 270 mails')
    await page.getByText('270 of 300 ticked').waitFor()
    if (viewport === DESK) expect(await owner.axe()).toEqual([])

    await page.getByRole('button', { name: 'Tick none' }).click()
    expect(await page.locator('main input:checked').count()).toBe(0)
    await page.getByText('0 of 300 ticked').waitFor()
    await page.mouse.wheel(0, 9_000)
    await boxes.nth(150).check()
    await boxes.nth(151).focus()
    await page.keyboard.press('Space')
    expect(await button.innerText()).toBe('Send 2 mails')
    const place = (await button.boundingBox())!
    expect(place.y).toBeGreaterThanOrEqual(0)
    expect(place.y + place.height).toBeLessThan(viewport.height / 2)
    // A box that is reached by the keyboard never lies under the bar.
    await boxes.nth(120).focus()
    const focused = (await boxes.nth(120).boundingBox())!
    expect(focused.y).toBeGreaterThan(place.y + place.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Send 2 mails now?' })
    await question.getByText('cannot be recalled').waitFor()
    expect(await owner.axe()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tick all' }).click()
    expect(await button.innerText()).toBe('Send 300 mails')
    await page.getByRole('button', { name: 'Tick none' }).click()
    await button.click()
    await page.getByText('Tick the mails first.').waitFor()
  })
}

test(
  'without a script, boxes are ticked by an address, and the question counts them',
  deep('app/features/identity/waiting-mails/waiting-mails.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor({ javaScript: false, viewport: PHONE })
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/outbox')
    expect(await page.locator('main input:checked').count()).toBe(270)
    await page.getByRole('button', { name: 'Tick none' }).click()
    await page.waitForURL('**/admin/outbox?tick=none')
    expect(await page.locator('main input:checked').count()).toBe(0)
    await page.getByRole('button', { name: 'Tick all' }).click()
    await page.waitForURL('**/admin/outbox?tick=all')
    expect(await page.locator('main input:checked').count()).toBe(MAILS)
    await page.getByRole('button', { name: 'Tick none' }).click()
    await page.getByRole('checkbox').nth(3).check()
    await page.getByRole('button', { name: 'Send the ticked mails' }).click()
    await page.getByRole('heading', { name: 'Send one mail now?' }).waitFor()
    await page.getByRole('button', { name: 'Send one mail' }).click()
    await page.getByText('One mail is on its way').waitFor()
  },
)
