import type { Page } from 'playwright-core'

import { expect, signIn, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { OWNER } from '#tests/support/product.ts'

/** The name of the field, or the words, that has the focus. */
const focused = (page: Page) =>
  expect.poll(() =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      return element === document.body ? 'nothing' : element.name || element.textContent
    }),
  )
const newAddress = () => `person-${crypto.randomUUID().slice(0, 8)}@wellward.test`
const main = (page: Page) => page.getByRole('main')

test(
  'after a form gave way to its answer the focus is at what took its place',
  deep('tests/e2e/auth-details.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo, wake } = await visitor()
    await goTo('/auth?tab=reset')
    await wake()
    await main(page).getByLabel('Email').fill('nobody@wellward.test')
    await page.keyboard.press('Enter')
    await focused(page).toBe('Check your email')
    await page.getByRole('button', { name: 'Send Another Reset Email' }).press('Enter')
    await focused(page).toBe('email')
    await goTo('/auth?tab=sign-up')
    await wake()
    await page.evaluate(() => localStorage.clear())
    await main(page).getByLabel('Email').fill(newAddress())
    await main(page).getByLabel('Password').fill('Newsreader-9')
    await page.keyboard.press('Enter')
    await page.getByText('Account created!').waitFor()
    await focused(page).toBe('Check your mail')
    await goTo('/trial')
    await wake()
    await page.getByLabel('First name').fill('Fay')
    await main(page).getByLabel('Email').fill(newAddress())
    await page.keyboard.press('Enter')
    await focused(page).toBe('Welcome to Wellward')
  },
)

test('the contact form is emptied and keeps the focus where it was', deep('tests/e2e/contact.spec.ts'), async ({ visitor }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/contact')
  await wake()
  const send = main(page).getByRole('button', { name: /Send/ })
  await send.press('Enter')
  await focused(page).toBe('name')
  // The first time after a refusal, the second time on a form that was just emptied.
  for (let count = 0; count < 2; count++) {
    await main(page).getByLabel('Name').fill('Ann')
    await main(page).getByLabel('Email').fill('ann@wellward.test')
    await main(page).getByLabel('Message').fill('A question about the courses.')
    await send.press('Enter')
    await expect.poll(() => main(page).getByLabel('Message').inputValue()).toBe('')
    expect(await main(page).getByLabel('Name').inputValue()).toBe('')
    await focused(page).toBe('Send Message')
  }
})

test(
  'a reset link that was used in another tab says so, and shows the way on',
  deep('tests/e2e/auth.spec.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor()
    const email = await startTrial(person, 'Rosa')
    const { page, context, goTo, wake } = await visitor()
    await goTo('/auth?tab=reset')
    await main(page).getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await page.getByText('Password reset email sent!').waitFor()
    const { link } = await mailTo(dataDir, email, /reset|password/i)
    const tab = await context.newPage()
    await tab.goto(link)
    await page.goto(link)
    for (const each of [page, tab]) {
      await wake(each)
      await main(each).getByLabel('Password').fill('Newsreader-9')
    }
    await main(page).getByLabel('Password').press('Enter')
    await page.getByText('Your password is changed').waitFor()
    await focused(page).toBe('email')
    await main(tab).getByLabel('Password').press('Enter')
    await tab.getByText('This link no longer works').waitFor()
    await tab.getByText('That takes a new link.').waitFor()
    await focused(tab).toBe('Get a new link')
  },
)

test('the tabs are one stop: arrows walk them, Space opens one', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/auth')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Sign In').focus()
  await page.locator('[role=tab][tabindex="-1"]').first().waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign Up')
  await page.keyboard.press('Space')
  await page.getByLabel('Display Name').waitFor()
  expect(await tab('Sign Up').getAttribute('aria-selected')).toBe('true')
  expect(await page.title()).toBe('Sign up | Wellward')
  expect(await page.locator('[role=tab][tabindex="-1"]').count()).toBe(2)
})

test('the pause between attempts holds before React has arrived', deep('tests/e2e/auth-details.spec.ts'), async ({ visitor }) => {
  const { page, context, goTo } = await visitor()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
  const attempt = async () => {
    await goTo('/auth')
    await main(page).getByLabel('Email').fill('nobody@wellward.test')
    await main(page).getByLabel('Password').fill('Wrong-1-wrong')
    await main(page).getByRole('button', { name: 'Sign In' }).click()
  }
  await attempt()
  await page.getByText('Invalid email or password. Please check your credentials and try again.').waitFor()
  await attempt()
  await page.getByText('Too many attempts. Please wait 5 seconds before trying again.').waitFor()
  expect(await main(page).getByLabel('Email').inputValue()).toBe('nobody@wellward.test')
  arrive()
  await page.locator('[role=tab][tabindex="-1"]').first().waitFor()
  expect(await page.getByText('Too many attempts.').isVisible()).toBe(true)
  await page.evaluate(() => localStorage.clear())
  await main(page).getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Invalid email or password.').waitFor()
  expect(await page.getByText('Too many attempts.').isVisible()).toBe(false)
})

test('back to a tab that was drawn before a reload shows that tab', async ({ visitor, origin }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/auth?tab=sign-up')
  await wake()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.waitForURL(`${origin}/auth`)
  await page.reload()
  await page.goBack()
  await page.getByLabel('Display Name').waitFor()
  expect(page.url()).toBe(`${origin}/auth?tab=sign-up`)
})

test('whoever is refused a page still has the bar, and reads why where they land', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  // The second refusal brings the toast of the first along.
  await person.goTo('/admin')
  await person.goTo('/admin/messages')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).waitFor()
  await page.waitForURL('**/auth')
  await page.getByRole('alert').getByText('You must be logged in to access this page.').waitFor()
  await startTrial(person, 'Rita')
  await person.goTo('/admin')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rita' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' }).waitFor()
})

for (const javaScript of [true, false]) {
  test(
    `a trial for an address that has an account ends at a sign-in that says what to do (JavaScript: ${javaScript})`,
    deep('tests/e2e/auth-details.spec.ts'),
    async ({ visitor }) => {
      const { page, goTo } = await visitor({ javaScript })
      await goTo('/trial')
      await page.getByLabel('First name').fill('Coach')
      await main(page).getByLabel('Email').fill(OWNER.email)
      await main(page).getByRole('button', { name: 'Start Free Trial' }).click()
      await page.getByText('is on its way. Its link shows').waitFor()
      await page.waitForURL('**/auth?next=%2Fdashboard')
      await page.getByText('If this address has an account, or had a trial, we have mailed a link that signs you in.').waitFor()
      expect(await main(page).getByLabel('Email').inputValue()).toBe(OWNER.email)
    },
  )
}

test('the same word again replaces the former, and a success what had failed', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await signIn(person)
  await person.goTo('/contact')
  await person.wake()
  const send = () => main(page).getByRole('button', { name: /Send/ }).click()
  for (const name of ['', '1', '2']) {
    await main(page).getByLabel('Name').fill(name)
    await send()
    await page.getByRole('alert').getByText('Validation Error').waitFor()
  }
  expect(await page.getByText('Validation Error').count()).toBe(1)
  await main(page).getByLabel('Name').fill('Ann')
  await main(page).getByLabel('Email').fill('ann@wellward.test')
  await main(page).getByLabel('Message').fill('A question about the courses.')
  await send()
  await page.getByText('Message Sent!').waitFor()
  expect(await page.getByText('Validation Error').count()).toBe(0)
})

test(
  'a toast that another replaced does not come back when that one has left',
  deep('tests/e2e/auth-details.spec.ts'),
  async ({ visitor }) => {
    const { page, context, goTo, wake } = await visitor()
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
    await goTo('/contact')
    const send = main(page).getByRole('button', { name: /Send/ })
    await send.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Validation Error' })
    await toast.waitFor()
    arrive()
    await wake()
    await toast.getByRole('button', { name: 'Close' }).waitFor()
    await toast.evaluate((element) => element.setAttribute('data-first', ''))
    await send.click()
    await page.locator('.toast-error:not([data-first])').waitFor()
    await toast.getByRole('button', { name: 'Close' }).click()
    await page.waitForTimeout(200)
    expect(await toast.count()).toBe(0)
  },
)

test.for([
  ['/auth?tab=sign-up', 'Sign up'],
  ['/auth?tab=reset', 'Reset your password'],
  ['/nowhere', 'Page not found'],
  ['/setup', 'Page not found'],
] as const)('%s has a title of its own', async ([path, title], { visitor }) => {
  const { page, goTo } = await visitor()
  await goTo(path)
  expect(await page.locator('title').allTextContents()).toEqual([`${title} | Wellward`])
})
