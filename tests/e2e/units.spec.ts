import type { Page } from 'playwright-core'

import { DESK, expect, PHONE, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo as day, VISITORS_ZONE as ZONE, writtenDay, zoneReported } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

const today = (zone: string, language: string, options: Intl.DateTimeFormatOptions) => writtenDay(day(0, zone), language, options)

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const content = (page: Page) => page.getByRole('main').innerText()

async function choose({ page, goTo }: Visitor, units: string, language: string | RegExp) {
  await goTo('/profile')
  await field(page, 'Units').selectOption(units)
  const options = await field(page, 'Language of dates').locator('option').allInnerTexts()
  await field(page, 'Language of dates').selectOption(options.find((label) => label.match(language))!)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved').waitFor()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save check-in' }).click()
  await page.getByText('Check-in saved').first().waitFor()
}

for (const [javaScript, viewport] of [
  [true, PHONE],
  [false, DESK],
] as const) {
  test(
    `pounds and US dates, and back again, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('app/routes/member/units.server.test.ts'),
    async ({ visitor }) => {
      const zone = zoneReported(javaScript)
      const person = await visitor({ javaScript, viewport, timeZone: zone })
      const { page, goTo, axe } = person
      await startTrial(person, 'Maya')
      await choose(person, 'us', /^English \(US\): November 20, 2026$/)
      expect(await field(page, 'Units').inputValue()).toBe('us')
      expect(await field(page, 'Language of dates').inputValue()).toBe('en-US')
      if (javaScript) expect(await axe()).toEqual([])

      await goTo('/dashboard')
      expect(await content(page)).toContain(today(zone, 'en-US', { dateStyle: 'full' }))
      expect(await page.locator('.page-head [lang=en-US]').innerText()).toBe(today(zone, 'en-US', { dateStyle: 'full' }))
      await field(page, 'Weight').fill('141.5')
      await field(page, 'Water').fill('64')
      await save(page)
      for (const opened of ['once', 'again']) {
        expect([opened, await field(page, 'Weight').inputValue()]).toEqual([opened, '141.5'])
        expect(await field(page, 'Water').inputValue()).toBe('64')
        expect(await page.locator('.field:has(input[name=weightKg]) .unit').innerText()).toBe('lb')
        expect(await page.locator('.field:has(input[name=waterLiters]) .unit').innerText()).toBe('fl oz')
        await goTo('/dashboard')
      }
      expect(await content(page)).toContain(`First entry ${today(zone, 'en-US', { month: 'short', day: 'numeric' })}.`)
      if (javaScript) expect(await axe()).toEqual([])

      await field(page, 'Weight').fill('2 lb')
      await page.getByRole('button', { name: 'Save check-in' }).click()
      await page.getByText('Enter a number from 44.1 to 881.8.').waitFor()
      await goTo('/health/trends')
      expect(await content(page)).toContain(today(zone, 'en-US', { month: 'short', day: 'numeric' }))
      expect(await page.getByRole('cell', { name: '141.5' }).count()).toBe(1)
      expect(await page.locator('td[data-label="Weight, lb"]').innerText()).toBe('141.5')

      await choose(person, 'metric', /^As the site writes them: 20 November 2026$/)
      await goTo('/dashboard')
      expect(await field(page, 'Weight').inputValue()).toBe('64.18')
      expect(await page.locator('.field:has(input[name=weightKg]) .unit').innerText()).toBe('kg')
      expect(await content(page)).toContain(today(zone, 'en-GB', { weekday: 'long' }))
      expect(await content(page)).not.toContain(today(zone, 'en-US', { dateStyle: 'full' }))
      await save(page)
      expect(await field(page, 'Weight').inputValue()).toBe('64.18')
      await goTo('/health/trends')
      expect(await page.locator('td[data-label="Weight, kg"]').innerText()).toBe('64.18')
    },
  )
}

test(
  'units that are changed in another tab misread nothing that is being typed',
  deep('app/routes/member/units.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ timeZone: ZONE })
    const { page, context } = person
    await startTrial(person, 'Noor')
    await choose(person, 'us', /^English/)
    await person.goTo('/dashboard')
    await person.wake()
    await field(page, 'Weight').fill('150')
    const tab = await context.newPage()
    await choose({ ...person, page: tab, goTo: async (path) => void (await tab.goto(path)) }, 'metric', /^Deutsch/)
    // Another day is loaded here, in the units of now; the number was meant in pounds.
    await field(page, 'Date').fill(day(1))
    await page.locator('.field:has(input[name=weightKg]) .unit', { hasText: 'kg' }).waitFor()
    await expect.poll(() => field(page, 'Weight').inputValue()).toBe('150 lb')
    await save(page)
    await expect.poll(() => field(page, 'Weight').inputValue()).toBe('68.04')
    const yesterday = writtenDay(day(1), 'de', { dateStyle: 'long' })
    await page.getByRole('heading', { name: `Check-in of ${yesterday}` }).waitFor()
  },
)

test(
  'a page left open since before the units changed is read in the units it shows',
  deep('app/routes/member/units.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ timeZone: ZONE, javaScript: false })
    const { page, context } = person
    await startTrial(person, 'Ole')
    await choose(person, 'us', /^日本語/)
    await person.goTo('/dashboard')
    const tab = await context.newPage()
    await choose({ ...person, page: tab, goTo: async (path) => void (await tab.goto(path)) }, 'metric', /^As the site/)
    await field(page, 'Weight').fill('150')
    await save(page)
    expect(await field(page, 'Weight').inputValue()).toBe('68.04')
  },
)
