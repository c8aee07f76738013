import { DESK, expect, isFocused, PHONE, signIn, test } from '#tests/support/browser.ts'
import { message, opener, panel } from '#tests/support/chat-places.ts'
import { countFurtherFonts, countScripts, holdScripts, readToTheEnd } from '#tests/support/held-scripts.ts'
import { NEEDS_SCRIPTS } from '#ui/needs-scripts.ts'

/** A page of each public template. */
const TEMPLATES = [
  '/',
  '/about',
  '/courses',
  '/courses/sleep-on-ordinary-nights',
  '/pillar/sleep',
  '/pricing',
  '/trial',
  '/testimonials',
  '/calendar',
  '/shop',
  '/blog',
  '/blog/awake-at-three',
  '/contact',
  '/coaching',
  '/services',
  '/corporate',
  '/how-we-help',
  '/privacy',
  '/legal',
  '/auth',
  '/chat',
  '/no/such/page',
]

/** There the pointer would rest on it. */
const STARTS_WITH_A_FORM = new Set(['/trial', '/contact', '/auth', '/calendar', '/chat'])

test('whoever reads a page to its end has loaded no script; whatever React listens to loads them', async ({ visitor }) => {
  // In this zone the calendar has no other day to draw.
  const { page, goTo, wake } = await visitor({ viewport: DESK, timeZone: 'UTC' })
  const scripts = countScripts(page)
  const fonts = countFurtherFonts(page)
  for (const path of TEMPLATES) {
    await goTo(path)
    await readToTheEnd(page, STARTS_WITH_A_FORM.has(path) ? 'at the edge' : 'in the middle')
    // Links are plain: to come near one loads nothing either.
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('a[href]:not([role], form *)')) {
        link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
        link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      }
    })
    expect([path, ...scripts, ...fonts]).toEqual([path])
    await wake()
    expect(await page.evaluate(deafPlaces, NEEDS_SCRIPTS), path).toEqual([])
    scripts.splice(0)
    fonts.splice(0)
  }
})

/** What React listens to on a page, but for plain links, without anything in it or around it that loads the scripts. */
function deafPlaces(needsScripts: string): string[] {
  const propsOf = (element: Element) =>
    Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as Record<string, unknown> | undefined
  return [...document.querySelectorAll('body *')]
    .filter((element) => Object.keys(propsOf(element) ?? {}).some((name) => /^on[A-Z]/.test(name)))
    .filter((element) => !element.matches('a[href]:not([role])'))
    .filter((element) => !element.closest(needsScripts) && !element.querySelector(needsScripts))
    .map((element) => element.outerHTML.slice(0, 120))
}

test('menu: it opens by key before the scripts that its button loads are there, and closes when it is left', async ({
  visitor,
}) => {
  const { page, goTo } = await visitor({ viewport: PHONE })
  const { asked, release } = await holdScripts(page)
  await goTo('/about')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu', exact: true }).focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await page.waitForFunction(() => 'isAwake' in window)
  expect(await menu.isVisible()).toBe(true)
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test('form: what is typed while its scripts are on their way stays, with the caret; Enter sends it at once', async ({
  visitor,
}) => {
  const { page, goTo } = await visitor()
  const { asked, release } = await holdScripts(page)
  await goTo('/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name').pressSequentially('Ann')
  await main.getByLabel('Message').pressSequentially('Half')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await page.waitForFunction(() => 'isAwake' in window)
  await page.keyboard.type('-')
  expect(await main.getByLabel('Name').inputValue()).toBe('Ann')
  expect(await main.getByLabel('Message').inputValue()).toBe('Hal-f')

  const hasty = await visitor()
  const held = await holdScripts(hasty.page)
  await hasty.goTo('/contact')
  await hasty.page.getByRole('main').getByLabel('Name').pressSequentially('R2-D2')
  await hasty.page.keyboard.press('Enter')
  await hasty.page.getByText('Name format is invalid').waitFor()
  expect(await hasty.page.getByRole('main').getByLabel('Name').inputValue()).toBe('R2-D2')
  held.release()
})

test('dialog: it opens by click before its scripts are there, and a question that needs them is answered when they are', async ({
  visitor,
}) => {
  const owner = await visitor()
  await signIn(owner)
  const { asked, release } = await holdScripts(owner.page)
  await owner.goTo('/courses?view=all')
  const trial = owner.page.getByRole('dialog')
  await owner.page.getByRole('main').getByRole('button', { name: 'Start free trial' }).first().click()
  await trial.waitFor()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await owner.page.waitForFunction(() => 'isAwake' in window)
  expect(await trial.isVisible()).toBe(true)
  await owner.page.keyboard.press('Escape')
  await trial.waitFor({ state: 'hidden' })

  const { page, goTo } = await visitor()
  const held = await holdScripts(page)
  await goTo('/courses')
  await page.getByRole('main').getByRole('button', { name: 'Start free trial' }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => held.asked.length).toBeGreaterThan(0)
  held.release()
  await page.locator('.toast').waitFor()
  expect(new URL(page.url()).pathname).toBe('/courses')
})

test('search: the list follows the words and the order that were chosen before the scripts were there', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  const { asked, release } = await holdScripts(page)
  await goTo('/shop')
  await page.getByLabel('Sort by').selectOption('name-desc')
  await page.getByRole('searchbox').pressSequentially('kelp')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await page.waitForURL('**/shop?q=kelp&sort=name-desc')
  expect(await page.getByRole('searchbox').inputValue()).toBe('kelp')

  const chooses = await visitor()
  const held = await holdScripts(chooses.page)
  await chooses.goTo('/shop')
  await chooses.page.getByLabel('Sort by').selectOption('name-desc')
  held.release()
  await chooses.page.waitForURL('**/shop?sort=name-desc')
})

test('chat: a click, Space or Enter on its button opens it once the scripts are there, and the words go into it', async ({
  visitor,
}) => {
  for (const way of ['click', 'Space', 'Enter']) {
    const { page, goTo } = await visitor()
    const { asked, release } = await holdScripts(page)
    await goTo('/about')
    if (way === 'click') await opener(page).click()
    else {
      await opener(page).focus()
      await page.keyboard.press(way)
    }
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    release()
    await panel(page).waitFor()
    await expect.poll(() => isFocused(message(page))).toBe(true)
  }
})

test('chat: what is typed while its panel is on the way goes into it', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  const { asked, release } = await holdScripts(page)
  await goTo('/about')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('What helps  ')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('me sleep?')
  await panel(page).waitFor()
  await expect.poll(() => message(page).inputValue()).toBe('What helps me sleep?')
  await page.keyboard.type(' Tea?')
  expect(await message(page).inputValue()).toBe('What helps me sleep? Tea?')
})

test('chat: what Enter would send is sent once the scripts are there, and a tab of its own is the browser’s to open', async ({
  visitor,
}) => {
  const { page, context, goTo } = await visitor()
  const { release } = await holdScripts(page)
  await goTo('/chat')
  await message(page).fill('What helps me sleep?')
  await message(page).press('Enter')
  release()
  await page.getByRole('log').getByText('What helps me sleep?').waitFor()
  await expect.poll(() => message(page).inputValue()).toBe('')

  await goTo('/about')
  const [tab] = await Promise.all([context.waitForEvent('page'), opener(page).click({ modifiers: ['Control'] })])
  await tab.waitForURL('**/chat')
  expect(await panel(page).count()).toBe(0)
})

test('days and tabs: the keys that were pressed too early walk on from each other', async ({ visitor }) => {
  const { page, goTo } = await visitor({ timeZone: 'UTC' })
  const calendar = await holdScripts(page)
  await goTo('/calendar?date=2026-11-24')
  const day = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  await day(/^Tuesday 24 November/).focus()
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  calendar.release()
  await expect.poll(() => isFocused(day(/^Wednesday 2 December/))).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const signsIn = await visitor()
  const auth = await holdScripts(signsIn.page)
  await signsIn.goTo('/auth')
  await signsIn.page.getByRole('tab', { name: 'Sign In' }).focus()
  await signsIn.page.keyboard.press('ArrowRight')
  auth.release()
  await expect.poll(() => isFocused(signsIn.page.getByRole('tab', { name: 'Sign Up' }))).toBe(true)
})

test('where the scripts cannot be loaded, what was pressed is what HTML makes of it', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await goTo('/about')
  await opener(page).click()
  await page.waitForURL('**/chat')
})
