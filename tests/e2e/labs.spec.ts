import type { Page } from 'playwright-core'

import { DESK, expect, isFocused, PHONE, signIn, startTrial, test } from '#tests/support/browser.ts'
import { dayAgo as day } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const main = (page: Page) => page.getByRole('main').innerText()
/** Opens the row of a line that was read. */
const openRow = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()

/** Pastes a text and saves what was read of it. */
async function paste(page: Page, text: string) {
  await page.goto('/health/labs/new')
  await page.getByLabel('Text of the report').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Lab report saved').first().waitFor()
}

for (const [javaScript, viewport] of [
  [true, DESK],
  [false, PHONE],
] as const) {
  test(
    `a report by hand, with mistakes, more lines and Undo, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/labs.spec.ts'),
    async ({ visitor }) => {
      const person = await visitor({ javaScript, viewport })
      const { page, goTo, axe } = person
      await startTrial(person, 'Maya')
      await goTo('/health/trends')
      await page.getByRole('link', { name: 'Lab results' }).click()
      await page.getByText('No reports yet').waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByRole('link', { name: 'Add a report' }).click()
      await page.getByRole('heading', { name: 'Add a lab report' }).waitFor()
      if (javaScript) expect(await axe()).toEqual([])

      await field(page, 'r0-collectedOn').fill('2026-02-20')
      await field(page, 'r0-laboratory').fill('Example Lab')
      await field(page, 'r0l0-name').fill('Ferritin')
      await field(page, 'r0l0-value').fill('12,5')
      await field(page, 'r0l0-unit').fill('ng/ml')
      await field(page, 'r0l0-range').fill('normal')
      await page.getByRole('button', { name: 'More lines' }).click()
      await field(page, 'r0l9-name').waitFor()
      await field(page, 'r0l9-name').fill('Kalium')
      await field(page, 'r0l9-value').fill('2.4')
      await field(page, 'r0l9-unit').fill('mmol/l')
      await field(page, 'r0l9-range').fill('3.5 - 5.1')
      await page.getByRole('button', { name: 'Save report' }).click()
      await page.getByText('Write the range in numbers').waitFor()
      expect(await field(page, 'r0l0-value').inputValue()).toBe('12,5')
      expect(await field(page, 'r0l9-name').inputValue()).toBe('Kalium')
      if (javaScript) {
        await expect.poll(() => isFocused(field(page, 'r0l0-range'))).toBe(true)
        expect(await axe()).toEqual([])
      }
      await field(page, 'r0l0-range').fill('bis 150')
      await page.getByRole('button', { name: 'Save report' }).click()

      await page.getByRole('heading', { name: 'Lab report of 20 February 2026' }).waitFor()
      // The sample is months old: nobody is sent to the telephone.
      expect(await main(page)).toMatch(/This result of 20 February 2026 was far out of range[^]*It is about Kalium/)
      expect(await main(page)).not.toContain('Please phone a doctor now')
      expect(await page.getByRole('row', { name: /Ferritin/ }).innerText()).toMatch(/12\.5 ng\/ml\s+≤ 150\s+In the range/)
      expect(await page.getByRole('row', { name: /Kalium/ }).innerText()).toMatch(/Potassium[^]*2\.4 mmol\/l[^]*Below the range/)
      expect(new URL(page.url()).search).toBe('')
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByRole('link', { name: 'Undo' }).click()
      await page.getByRole('heading', { name: 'Remove this report?' }).waitFor()
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByText('No reports yet').waitFor()
    },
  )
}

test('a pasted report is looked over, changed in part, and known when it comes again', async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE })
  const { page, goTo, axe } = person
  await startTrial(person, 'Noor')
  const text = `Labor Dr. Beispiel
Entnahme: 12.02.2026
Auftragsnummer: 4012345678
Blutbild
Hämoglobin   11,20 -   g/dl   12,0 - 15,4
Ferritin 61 ng/ml 15 - 150
Verschmiert 3 xx`
  await goTo('/health/labs/new')
  await page.getByLabel('Text of the report').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
  expect(await axe()).toEqual([])
  expect(await field(page, 'r0-collectedOn').inputValue()).toBe('2026-02-12')
  expect(await field(page, 'r0l0-test').inputValue()).toBe('Haemoglobin')
  expect(await field(page, 'r0l0-value').inputValue()).toBe('11,20')
  expect(await page.getByRole('table', { name: 'Lines that were not taken' }).innerText()).toContain('Auftragsnummer')
  expect(await main(page)).toContain('There is no unit that we know')
  await openRow(page, 'Ferritin')
  await field(page, 'r0l1-range').fill('normal')
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByText('Nothing was saved yet').waitFor()
  expect(await main(page)).toContain('There is no unit that we know')
  expect(await page.getByRole('table', { name: 'Lines that were not taken' }).innerText()).toContain('Auftragsnummer')
  await field(page, 'r0l1-range').fill('15 - 150')
  await field(page, 'r0l1-value').fill('62')
  await field(page, 'r0l2-out').check()
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByRole('heading', { name: 'Lab report of 12 February 2026' }).waitFor()
  expect(await main(page)).toMatch(/Ferritin[^]*62 ng\/ml/)
  // As printed, with its zeros.
  expect(await main(page)).toMatch(/11\.20 g\/dl[^]*12\.0 – 15\.4/)
  expect(await main(page)).not.toContain('Verschmiert')
  expect(await main(page)).toContain('Read from a text')

  await page.getByRole('link', { name: 'Change this report' }).click()
  await openRow(page, 'Ferritin')
  await field(page, 'r0l1-value').fill('63')
  await page.getByRole('button', { name: 'Save report' }).click()
  await page.getByRole('cell', { name: '63 ng/ml' }).waitFor()

  await goTo('/health/labs/new')
  await page.getByLabel('Text of the report').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('You already have one report in it').waitFor()
  await page.getByRole('link', { name: 'See the report' }).click()
  await page.getByRole('button', { name: 'Delete this report' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByText('No reports yet').waitFor()
})

test('files: a FHIR bundle of two days, and one that is none', deep('tests/e2e/labs.spec.ts'), async ({ visitor }) => {
  const person = await visitor()
  const { page, goTo } = person
  await startTrial(person, 'Ole')
  const observation = (day: string, value: number) => ({
    resource: {
      resourceType: 'Observation',
      status: 'final',
      effectiveDateTime: day,
      code: { coding: [{ system: 'http://loinc.org', code: '2276-4', display: 'Ferritin' }] },
      valueQuantity: { value, unit: 'ng/mL' },
    },
  })
  const patient = { resource: { resourceType: 'Patient', name: [{ text: 'Ole Olsen' }] } }
  const bundle = JSON.stringify({
    resourceType: 'Bundle',
    entry: [patient, observation('2026-02-12', 61), observation('2025-08-01', 40)],
  })
  await goTo('/health/labs/new')
  await field(page, 'file').setInputFiles({ name: 'labs.json', mimeType: 'application/json', buffer: Buffer.from('%PDF-1.7') })
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('This PDF is damaged, and cannot be read.').waitFor()
  await field(page, 'file').setInputFiles({
    name: 'labs.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(6_000_000, 'x'),
  })
  await page.getByText('This file is larger than 5 MB.').waitFor()
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('heading', { name: 'Add a lab report' }).waitFor()
  await field(page, 'file').setInputFiles({ name: 'labs.json', mimeType: 'application/json', buffer: Buffer.from(bundle) })
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('This file names Ole Olsen').waitFor()
  await page.getByRole('button', { name: 'Save 2 reports' }).click()
  await page.getByText('2 lab reports saved').waitFor()
  expect(await page.getByRole('row', { name: /Ferritin/ }).innerText()).toMatch(/61 ng\/mL[^]*12 February 2026\s+2/)
  await page.getByRole('link', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No reports yet').waitFor()
})

test(
  'while a doctor is to be phoned nothing praises; a newer result that is well ends it, and what was held back is told',
  deep('tests/e2e/labs.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, goTo, axe } = person
    await startTrial(person, 'Una')
    const critical = 'Potassium 6.80 mmol/L 3.50-5.10\nLeukocytes (Urine) 5 /uL 0 - 10'
    await paste(page, `Collected: ${day(3)}\n${critical}\nTroponin 20 ng/L 0 - 14`)
    expect(await main(page)).toMatch(/Please phone a doctor now\s+It is about Potassium, Troponin\.\s+If you have pain/)
    expect(await main(page)).toMatch(/6\.80 mmol\/L[^]*3\.50-5\.10/)
    await goTo('/dashboard')
    expect(await page.locator('body').innerText()).not.toMatch(/Achievement Unlocked|Recent achievements|What would change it/)
    expect(await main(page)).toMatch(/phone a doctor now[^]*Health score/)
    expect(await axe()).toEqual([])
    await paste(page, `Collected: ${day(1)}\nKalium 4,2 mmol/l 3,5 - 5,1\nTroponin 5 ng/L 0 - 14`)
    await goTo('/dashboard')
    await page.getByText('Achievement Unlocked!').first().waitFor()
    expect(await main(page)).not.toContain('phone a doctor now')
    expect(await main(page)).toContain('Recent achievements')
  },
)

test(
  'a test over time is read with the keyboard, in one unit, beside range and target',
  deep('tests/e2e/labs.spec.ts'),
  async ({ visitor }) => {
    const [person, owner] = [await visitor(), await visitor()]
    await signIn(owner)
    await owner.goTo('/admin/labs')
    await owner.page.getByLabel('Test', { exact: true }).fill('Glucose')
    await field(owner.page, 'low').fill('72')
    await field(owner.page, 'high').fill('90')
    await owner.page.getByLabel('Unit').fill('mg/dL')
    await owner.page.getByRole('button', { name: 'Save target' }).click()
    await owner.page.getByText('Target saved').first().waitFor()
    expect(await owner.axe()).toEqual([])

    const { page, goTo, axe, axeColours } = person
    await startTrial(person, 'Ida')
    await paste(page, 'Collected: 2025-02-01\nGlucose 126 mg/dL 70 - 99')
    await paste(page, 'Collected: 2025-08-01\nGlucose positive')
    await paste(page, 'Collected: 2026-02-12\nGlukose 5,2 mmol/l 3,9 - 5,5')
    await goTo('/health/labs')
    await page.getByRole('link', { name: 'Glucose' }).click()
    await page
      .getByRole('heading', { name: '5.2 mmol/L on 12 February 2026. In the range of the laboratory; above the coach’s target.' })
      .waitFor()
    const figure = page.getByRole('figure', { name: /^Glucose over time/ })
    const points = figure.getByRole('link')
    await expect.poll(() => points.count()).toBe(2)
    await points.first().focus()
    expect(await figure.locator('.lab-said').first().isVisible()).toBe(true)
    expect(await points.first().getAttribute('aria-label')).toBe('1 February 2025: 7.0 mmol/L')
    await page.keyboard.press('Tab')
    await expect.poll(() => isFocused(points.last())).toBe(true)
    expect(await main(page)).toContain('Hatched: the range that the laboratory printed')
    expect(await main(page)).toContain('the coach’s target, 4.0 – 5.0 mmol/L')
    expect(await page.getByRole('table', { name: 'Results that are shown apart' }).innerText()).toContain('A word, no number.')
    expect(await axe()).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    expect(await axeColours()).toEqual([])
    await page.setViewportSize(PHONE)
    expect(await axe()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await points.last().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lab report of 12 February 2026' }).waitFor()

    await owner.goTo('/admin/labs')
    await owner.page.getByRole('button', { name: 'Delete the target for Glucose' }).click()
    await owner.page.getByRole('button', { name: 'OK' }).click()
    await owner.page.getByText('Target deleted').first().waitFor()
  },
)
