import type { Browser, BrowserContext } from 'playwright-core'

import { OWNER } from '#tests/support/product.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** A member on trial with three weeks of plausible entries, one day missed. */
export async function memberState(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'UTC' })
  const page = await context.newPage()
  await page.goto('/trial')
  await page.getByLabel('First name').fill('Maya')
  await page.getByRole('main').getByLabel('Email').fill('maya@wellward.test')
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/dashboard')
  for (let daysAgo = 22; daysAgo >= 0; daysAgo--) {
    if (daysAgo === 15) continue
    const day = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    await page.goto(`/dashboard?day=${day}`)
    const wave = Math.sin(daysAgo)
    const entry = {
      Weight: 64.5 + wave / 2,
      Sleep: 7 + wave / 2,
      Steps: Math.round(7800 + 2400 * wave),
      HRV: Math.round(54 + 6 * wave),
      'Resting heart rate': Math.round(58 - 2 * wave),
    }
    for (const [label, value] of Object.entries(entry)) await page.getByLabel(label).fill(String(Math.round(value * 10) / 10))
    if (daysAgo % 3) await page.getByLabel('Water').fill('2.1')
    await page.getByRole('button', { name: /Save|Log/ }).click()
    await page.getByText(/saved/i).first().waitFor()
  }
  return context.storageState()
}

/** The owner, signed in. */
export async function ownerState(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByRole('main').getByLabel('Email').fill(OWNER.email)
  await page.getByRole('main').getByLabel('Password').fill(OWNER.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  return context.storageState()
}
