import type { Page } from 'playwright-core'

import type { Visitor } from './browser.ts'
import { mailTo } from './outbox.ts'

export const PASSWORD = 'Blue-house-7'

const main = (page: Page) => page.getByRole('main')

/** Opens an account with a password and signs in. Returns its address. */
export async function aPerson(person: Visitor): Promise<string> {
  const email = `person-${crypto.randomUUID().slice(0, 8)}@wellward.test`
  const { page, goTo } = person
  await goTo('/auth?tab=sign-up')
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password').fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created!').waitFor()
  await signInWith(person, email)
  await page.waitForURL((url) => url.pathname === '/')
  return email
}

/** Sends the form of /auth; where it leads is the test’s to wait for. */
export async function signInWith({ page, goTo }: Visitor, email: string, password = PASSWORD): Promise<void> {
  await goTo('/auth')
  // The pause between attempts is for people.
  await page.evaluate(() => localStorage.removeItem('auth-attempt')).catch(() => undefined)
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password').fill(password)
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Follows the link in the mail that confirms an address, in the browser in which the account was opened. */
export async function confirmAddress({ page }: Visitor, dataDir: string, email: string): Promise<void> {
  await page.goto((await mailTo(dataDir, email, /confirm/i)).link)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await page.getByText('Your email address is confirmed').waitFor()
}
