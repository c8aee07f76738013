import type { Page } from 'playwright-core'

import { confirmAddress } from '#tests/support/account.ts'
import { expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { dayAgo as day } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

/** Goes on with the Tab key until it stands on what is called so; what it stood on before. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = []
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      return (element instanceof HTMLSelectElement ? element.name : element?.innerText) ?? ''
    })
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if ((await focused()) === name) return passed
    passed.push(await focused())
  }
  throw new Error(`“${name}” is not reached: ${passed.join(', ')}`)
}

test(
  'a file is looked over, left, and imported with the keyboard alone',
  deep('tests/e2e/import-confirmed.spec.ts', 60_000),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, goTo, wake, axe } = person
    const main = page.getByRole('main')
    await confirmAddress(person, dataDir, await startTrial(person, 'Maya'))
    await goTo('/health/imports')
    await wake()
    const text = `Date;Weight;Sleep\n${day(1)};95,0;85\n${day(2)};95,4;82\n`
    await page
      .getByLabel('File', { exact: true })
      .filter({ visible: true })
      .setInputFiles({ name: 'diary.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('heading', { level: 1, name: 'diary.csv' }).waitFor()

    // A mark of sleep is no length: its unit is asked for, and the question leads to its field.
    await tabTo(page, 'See what it would change')
    await page.keyboard.press('Enter')
    await page.getByText('Choose a unit.').waitFor()
    expect(await isFocused(main.getByLabel('Unit of sleep'))).toBe(true)
    await main.getByLabel('Sleep', { exact: true }).focus()
    await page.keyboard.press('Home')
    await tabTo(page, 'See what it would change')
    await page.keyboard.press('Enter')
    await main.getByRole('button', { name: 'Import 2 numbers' }).waitFor()
    expect(await main.innerText()).toContain('2 numbers on 2 days')
    expect(await axe()).toEqual([])

    const cancel = main.getByRole('button', { name: 'Cancel', exact: true })
    await tabTo(page, 'Cancel')
    await page.keyboard.press('Enter')
    expect(await isFocused(page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isFocused(cancel)).toBe(true)

    expect(await tabTo(page, 'Import 2 numbers')).toEqual(['Change its columns'])
    await page.keyboard.press('Enter')
    await main.getByText('2 new numbers on 2 days.').waitFor()
    expect(await isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
  },
)
