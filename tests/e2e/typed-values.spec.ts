import type { Page } from 'playwright-core'

import { signInWith } from '#tests/support/account.ts'
import { expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { OWNER } from '#tests/support/product.ts'

const weight = (page: Page) => page.getByLabel('Weight')
const save = (page: Page) => page.getByRole('button', { name: 'Save check-in' }).click()

/** A second tab of the same browser. */
async function anotherTab({ context }: Visitor, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await page.waitForURL('**/auth')
}

async function signInThere(person: Visitor, tab: Page) {
  await signInWith({ ...person, page: tab, goTo: async (path) => void (await tab.goto(path)) }, OWNER.email, OWNER.password)
  await tab.waitForURL((url) => url.pathname === '/')
}

for (const javaScript of [true, false]) {
  const title = `what was typed on one person’s page is never saved for another (JavaScript: ${javaScript})`
  test(title, javaScript ? {} : deep('tests/e2e/typed-values.spec.ts'), async ({ visitor, origin }) => {
    // A day that is the same here and at the server: another one stands in the address.
    const person = await visitor({ javaScript, timeZone: 'UTC' })
    const { page } = person
    await startTrial(person, 'Anna')
    await person.goTo('/dashboard')
    await page.getByRole('heading', { name: 'Welcome Back, Anna' }).waitFor()
    // With a script, a tab in which nothing was typed would look again by itself.
    await weight(page).fill('99.9')
    const tab = await anotherTab(person, '/')
    await signOut(tab)
    await signInThere(person, tab)
    await save(page)
    await page.getByText('Somebody else has signed in since that page was opened.').waitFor()
    expect(await weight(page).inputValue()).toBe('')
    expect(page.url()).toBe(`${origin}/dashboard`)
  })
}

test('nor at a second press, on no page with a form', async ({ visitor }) => {
  const first = await visitor()
  const { page, context } = first
  await startTrial(first, 'Anna')
  const second = await visitor()
  await startTrial(second, 'Berta')
  const annas = await context.cookies()
  const bertas = await second.context.cookies()
  for (const [path, label, button] of [
    ['/health/labs/new', 'Text of the report', 'Read it'],
    ['/profile', 'Display name', 'Save'],
    ['/profile/tokens', 'Name', 'Make a token'],
  ] as const) {
    await context.addCookies(annas)
    await first.goTo(path)
    await first.wake()
    const field = page.getByLabel(label).first()
    await field.fill('Only Anna may send this')
    await context.addCookies(bertas)
    await page.getByRole('button', { name: button }).first().click()
    await page.getByText('Somebody else has signed in since that page was opened.').first().waitFor()
    expect([path, await field.inputValue()]).not.toEqual([path, 'Only Anna may send this'])
  }
})

test('signed out elsewhere, a check-in keeps what was typed and is saved after signing in again', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await signIn(person)
  await person.goTo('/dashboard')
  await weight(page).fill('71.3')
  const tab = await anotherTab(person, '/')
  await signOut(tab)
  await save(page)
  await page.getByText('You were signed out, so nothing was saved.').waitFor()
  expect(await weight(page).inputValue()).toBe('71.3')
  // A second attempt within five seconds would be too early.
  await tab.evaluate(() => localStorage.clear())
  await signInThere(person, tab)
  await save(page)
  await page.getByText('Check-in saved').waitFor()
  expect(await weight(page).inputValue()).toBe('71.3')
  await page.getByRole('button', { name: 'Delete this check-in' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Check-in deleted').waitFor()
  expect(await weight(page).inputValue()).toBe('')
})

test(
  'without JavaScript, a form sent after signing out leads to the sign-in, which says that nothing was saved',
  deep('tests/e2e/typed-values.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor({ javaScript: false })
    const { page } = person
    await signIn(person)
    await person.goTo('/dashboard')
    const tab = await anotherTab(person, '/')
    await signOut(tab)
    await weight(page).fill('71.3')
    await save(page)
    await page.getByText('Nothing was saved. Please sign in and enter it again.').waitFor()
  },
)

test(
  'on a phone no field is under the bar when it gets the focus',
  deep('tests/e2e/typed-values.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page } = person
    await startTrial(person, 'Pia')
    await person.goTo('/dashboard')
    const hidden: string[] = []
    for (let steps = 0; steps < 70; steps++) {
      await page.keyboard.press('Tab')
      const under = await page.evaluate(() => {
        const [focused, bar] = [document.activeElement, document.querySelector('.member-bar')]
        if (!focused || !bar || bar.contains(focused) || focused === document.body) return null
        const [box, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect().top]
        return box.top >= edge ? (focused.getAttribute('name') ?? focused.textContent) : null
      })
      if (under !== null) hidden.push(under)
    }
    expect(hidden).toEqual([])
  },
)
