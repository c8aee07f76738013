import type { Page } from 'playwright-core'

import { confirmAddress } from '#tests/support/account.ts'
import { expect, isFocused, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const aWord = () => `xylograph${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`

/** What the page offers for money, where it is seen. */
const OFFERS = 'a[href^="/shop"], a[href="/pricing"], a[href="/trial"], a[href="/services"], a[href="/corporate"], .foot-partners'

/** The number stands before everything else of the page, nothing is for sale beside it, and it fits. */
async function showsHelp({ page, axe }: Visitor, words: RegExp | string, hasScripts: boolean): Promise<void> {
  const help = page.getByRole('main').locator('.help-first')
  await help.getByText(words).first().waitFor()
  expect((await page.getByRole('main').innerText()).trim().startsWith((await help.innerText()).trim())).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect((await help.boundingBox())!.y).toBeLessThan(250)
  expect(await page.locator(OFFERS).filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('main').innerText()).not.toMatch(/[$€£]|trial|\bplans?\b|price/i)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await page.title()).not.toMatch(/danger|kill|umbringen|help/i)
  if (hasScripts) expect(await axe()).toEqual([])
}

async function findOnTop(owner: Visitor, word: string): Promise<Page> {
  const { page } = owner
  await signIn(owner)
  await owner.goTo(`/admin/messages?box=first&q=${word}`)
  await page.getByRole('main').locator('.inbox-line').filter({ hasText: 'Read first' }).getByRole('link').click()
  await page.getByRole('region', { name: 'Read first' }).waitFor()
  return page
}

test.for([true, false])(
  'a message in danger is answered with the number, in the language of its writer, and stands on top of the inbox (JavaScript: %s)',
  deep('app/routes/help-in-form.server.test.ts'),
  async (javaScript, { visitor }) => {
    // Without scripts the zone is not known, and this language is the default of browsers everywhere.
    const person = await visitor({ javaScript, viewport: PHONE, timeZone: 'Europe/London', locale: 'en-US' })
    const word = aWord()
    await person.goTo('/contact')
    const main = person.page.getByRole('main')
    await main.getByLabel('Name').fill('Ann')
    await main.getByLabel('Email').fill(`${word}@example.com`)
    await main.getByLabel('Message').fill('Ich will mich umbringen, ich kann nicht mehr.')
    await main.getByRole('button', { name: /Send/ }).click()
    await showsHelp(person, /rufen Sie/i, javaScript)
    await person.page.getByText('Message Sent!').waitFor()
    await main.getByText(javaScript ? 'please call 999 now' : /112 in the European Union, 911/).waitFor()
    expect(await main.getByLabel('Message').count()).toBe(0)

    const page = await findOnTop(await visitor(), word)
    await page.getByText(javaScript ? /whom to call: 999\b.*United Kingdom\./ : /whom to call: 112; 911/).waitFor()
  },
)

test('what is wrong with a form in danger is said below the number, and nothing typed is lost', async ({ visitor }) => {
  const person = await visitor({ javaScript: false })
  for (const path of ['/contact', '/corporate']) {
    await person.goTo(path)
    const main = person.page.getByRole('main')
    await main.getByLabel('Message').fill('I want to kill myself')
    await main.getByRole('button', { name: /Send/ }).click()
    await showsHelp(person, /please call/, false)
    await person.page.getByText('Email is required').waitFor()
    expect(await main.getByLabel('Message').inputValue()).toBe('I want to kill myself')
  }
})

test(
  'an enquiry and a story in danger lead to the number alone',
  deep('tests/e2e/help-in-form.spec.ts'),
  async ({ visitor, dataDir }) => {
    const employer = await visitor({ javaScript: false })
    await employer.goTo('/corporate')
    const main = employer.page.getByRole('main')
    await main.getByLabel('Name', { exact: true }).fill('Ada')
    await main.getByLabel('Work email').fill('ada@example.com')
    await main.getByLabel('Organisation').fill('North')
    await main.getByLabel('Team size').selectOption('1 to 10')
    await main.getByLabel('Message').fill('One of my people is having a seizure right now')
    await main.getByRole('button', { name: 'Send enquiry' }).click()
    await showsHelp(employer, /please call/i, false)

    const member = await visitor({ colorScheme: 'dark' })
    const { page } = member
    await confirmAddress(member, dataDir, await startTrial(member, 'Ann'))
    await member.goTo('/stories/new')
    await page.getByLabel('Story').fill('I slept well for a year. Now I want to kill myself.')
    await page.getByRole('radio', { name: '5 Excellent' }).check()
    await page.getByLabel(/consent/).check()
    await page.getByRole('button', { name: 'Send your story' }).click()
    await showsHelp(member, 'please call 112 now', true)
    await page.getByText('Thank you for your story').waitFor()
    await page.getByRole('link', { name: 'your stories' }).click()
    await page.getByText('In review').waitFor()
  },
)

test.for([true, false])(
  'the skip link keeps what a page says in answer to a form (JavaScript: %s)',
  deep('tests/e2e/help-in-form.spec.ts'),
  async (javaScript, { visitor }) => {
    const { page, goTo, wake } = await visitor({ javaScript })
    await goTo('/contact')
    if (javaScript) await wake()
    const main = page.getByRole('main')
    await main.getByLabel('Message').fill('Short')
    await main.getByRole('button', { name: /Send/ }).click()
    const said = page.getByText('Message must be at least 10 characters')
    await said.waitFor()
    if (!javaScript) await page.locator('body').focus()
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(main)).toBe(true)
    await page.waitForTimeout(300)
    expect(await said.count()).toBe(1)
    expect(await main.getByLabel('Message').inputValue()).toBe('Short')
    await page.keyboard.press('Tab')
    expect(await isFocused(main.getByLabel('Name'))).toBe(true)
  },
)
