import type { Page } from 'playwright-core'

import { expect, signIn, startTrial, test } from '#tests/support/browser.ts'
import { OWNER } from '#tests/support/product.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const main = (page: Page) => page.getByRole('main')

test('after a form gave way to its answer the focus is at the page’s beginning, not nowhere', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/auth?tab=reset')
  await page.mouse.move(50, 50)
  await main(page).getByLabel('Email').fill('nobody@wellward.test')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await focused(page)).not.toBe('BODY')
  await page.getByRole('button', { name: 'Send Another Reset Email' }).press('Enter')
  await main(page).getByLabel('Email').waitFor()
  expect(await focused(page)).not.toBe('BODY')
})

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

test('the pause between attempts holds before React has arrived', async ({ visitor }) => {
  const { page, context, goTo } = await visitor()
  await context.route('**/assets/*.js', () => new Promise(() => {}))
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
})

test('back to a tab that was drawn before a reload shows that tab', async ({ visitor, origin }) => {
  const { page, goTo } = await visitor()
  await goTo('/auth?tab=sign-up')
  await page.mouse.move(50, 50)
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
  await person.goTo('/admin/messages')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).waitFor()
  await page.waitForURL('**/auth')
  await page.getByRole('alert').getByText("You don't have permission to access this page.").waitFor()
  await startTrial(person, 'Rita')
  await person.goTo('/admin')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rita' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' }).waitFor()
})

test.for([true, false])(
  'a trial for an address that has an account ends at a sign-in that says what to do (JavaScript: %s)',
  async (javaScript, { visitor }) => {
    const { page, goTo } = await visitor({ javaScript })
    await goTo('/trial')
    await page.getByLabel('First name').fill('Coach')
    await main(page).getByLabel('Email').fill(OWNER.email)
    await main(page).getByRole('button', { name: 'Start Free Trial' }).click()
    await page.getByText('We have sent a mail to').waitFor()
    await page.waitForURL('**/auth?next=%2Fdashboard')
    await page.getByText('Follow the link in the mail that we have sent you, or sign in.').waitFor()
    expect(await main(page).getByLabel('Email').inputValue()).toBe(OWNER.email)
  },
)

test('the same word again replaces the former, and a success what had failed', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await signIn(person)
  await person.goTo('/contact')
  await page.mouse.move(50, 50)
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
