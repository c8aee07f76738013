import type { Page } from 'playwright-core'

import { expect, startTrial, test } from '#tests/support/browser.ts'
import { VISITORS_ZONE as ZONE } from '#tests/support/days.ts'

// Any error on the console fails these tests, and so does React's word about markup that is not what it would have written.

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const current = (page: Page) => card(page, 'Streak').getByRole('definition').first()

/** Marks the document, and says later whether it is still the same. */
async function documentOf(page: Page) {
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  return () => page.evaluate(() => 'isTheSame' in window)
}

test('cards that only tell stand in a document once, and follow what is saved without another document', async ({ visitor }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, goTo, wake, axe } = person
  await startTrial(person, 'Maya')
  await goTo('/dashboard')
  const html = await (await page.context().request.get(page.url())).text()
  for (const told of ['How long ago your newest entry was', 'Each day you check in fills one square.'])
    expect([told, html.split(told).length - 1]).toEqual([told, 1])
  await wake()
  const isSame = await documentOf(page)
  await card(page, 'Health score').getByText('How it is made').click()
  expect(await current(page).innerText()).toContain('0')

  await page.getByRole('main').getByLabel('Steps', { exact: true }).fill('4100')
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await page.getByText('Check-in saved').first().waitFor()
  await expect.poll(() => current(page).innerText()).toContain('1')
  await card(page, 'Trends')
    .getByRole('img', { name: /^Steps, the last 30 days/ })
    .waitFor()
  expect(await card(page, 'Health score').innerText()).toContain('Together')
  // What was opened stays open, though the card says something else now.
  expect(await card(page, 'Health score').getByText('Recency: 30 points').isVisible()).toBe(true)
  expect(await isSame()).toBe(true)
  expect(await axe()).toEqual([])
})

test('their links are followed by the router, and whoever comes back that way finds the cards there', async ({ visitor }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, goTo, wake } = person
  await startTrial(person, 'Ole')
  await goTo('/health/rests')
  await wake()
  const isSame = await documentOf(page)
  const places = page.getByRole('navigation', { name: 'Your health' })
  await places.getByRole('link', { name: 'Today' }).click()
  await card(page, 'Streak').getByText('Start tracking your health data to build streaks!').waitFor()
  await card(page, 'Streak').getByRole('link', { name: 'Ill, or away?' }).click()
  await page.waitForURL('**/health/rests')
  await page.goBack()
  await card(page, 'Recommendations').getByRole('heading', { level: 3 }).first().waitFor()
  // A day of the strip leads to its check-in, and what was typed for another is not taken along.
  await page.getByRole('main').getByLabel('Steps', { exact: true }).fill('9999')
  await page.getByRole('navigation', { name: 'The last seven days' }).getByRole('link').first().click()
  await page.waitForURL('**/dashboard?day=*')
  await expect.poll(() => page.getByRole('main').getByLabel('Steps', { exact: true }).inputValue()).toBe('')
  expect(await isSame()).toBe(true)
})
