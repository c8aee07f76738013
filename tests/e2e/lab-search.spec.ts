import type { Page } from 'playwright-core'

import { expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const text = `Collected: 2026-02-20
Ferritin 12 ng/mL 15 - 150
Haemoglobin 13.9 g/dL 12.0 - 15.4
TSH 2.1 mIU/L 0.4 - 4.0
Sodium 150 mmol/L 136 - 145`
const rows = async (page: Page) =>
  (await page.getByRole('table', { name: 'Your tests' }).getByRole('rowheader').allInnerTexts()).map((name) => name.trim())

async function paste(page: Page) {
  await page.goto('/health/labs/new')
  await page.getByLabel('Text of the report').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  // The page on which it is read has a form to type in as well, with a button of the same name.
  await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByText('Lab report saved').first().waitFor()
}

for (const javaScript of [true, false]) {
  test(
    `tests are found by name, other name and field, and by being out of range, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/labs.spec.ts'),
    async ({ visitor }) => {
      const person = await visitor({ javaScript, viewport: PHONE })
      const { page, goTo, wake, axe } = person
      await startTrial(person, 'Maya')
      await paste(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.headers()['referer'] ?? ''}`))
      await goTo('/health/labs')
      // Enter that comes before React listens posts the form, as it does without scripts; that has a test of its own.
      if (javaScript) await wake()

      const box = page.getByRole('searchbox', { name: 'Search your tests' })
      expect(await box.getAttribute('placeholder')).toContain('Search')
      const find = async (words: string) => {
        await box.fill(words)
        await box.press('Enter')
      }
      await expect.poll(() => rows(page)).toHaveLength(4)
      await find('SÓDIUM')
      await expect.poll(() => rows(page)).toEqual(['Sodium'])
      await find('hb')
      await expect.poll(() => rows(page)).toEqual(['Haemoglobin'])
      await find('thyroid')
      await expect.poll(() => rows(page)).toEqual(['TSH'])
      await find('nothing like it')
      await page.getByText('No test found').waitFor()
      expect(await box.inputValue()).toBe('nothing like it')
      if (javaScript) expect(await axe()).toEqual([])
      await find('')
      await page.getByRole('button', { name: 'Out of range 2' }).click()
      await expect.poll(async () => (await rows(page)).toSorted()).toEqual(['Ferritin', 'Sodium'])
      expect(await page.getByRole('button', { name: 'Out of range 2' }).getAttribute('aria-pressed')).toBe('true')
      await find('ferr')
      await expect.poll(() => rows(page)).toEqual(['Ferritin'])
      if (javaScript) {
        expect(await axe()).toEqual([])
        // By keyboard: the box, then the two filters.
        await page.keyboard.press('Tab')
        await expect.poll(() => isFocused(page.getByRole('button', { name: 'All 4' }))).toBe(true)
        await page.keyboard.press('Enter')
        expect(await page.getByRole('button', { name: 'All 4' }).getAttribute('aria-pressed')).toBe('true')
        expect(asked.filter((request) => request.startsWith('POST'))).toEqual([])
      }
      // Words about health are in no address, whichever way they were sent.
      expect(page.url()).toMatch(/\/health\/labs$/)
      expect(asked.filter((request) => /s%C3%B3dium|sodium|thyroid|ferr/i.test(request))).toEqual([])
    },
  )
}

test(
  'a search that is sent before the scripts have come is answered too, and goes on with them',
  deep('tests/e2e/labs.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, wake } = person
    await startTrial(person, 'Maya')
    await paste(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/health/labs', { waitUntil: 'commit' })
    const box = page.getByRole('searchbox', { name: 'Search your tests' })
    await box.fill('sódium')
    await box.press('Enter')
    await expect.poll(() => rows(page)).toEqual(['Sodium'])
    await box.fill('thyroid')
    held.resolve()
    await wake()
    // What was typed while they came counts.
    await expect.poll(() => rows(page)).toEqual(['TSH'])
    await page.getByRole('button', { name: 'Out of range 2' }).click()
    await page.getByText('No test found').waitFor()
    expect(page.url()).toMatch(/\/health\/labs$/)
  },
)
