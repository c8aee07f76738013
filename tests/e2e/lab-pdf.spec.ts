import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'

import { aLockedPdf, tablePdf } from '#features/health/labs/pdf/pdf.factory.ts'
import { DESK, expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const printed = tablePdf([
  ['Collected: 2026-02-20'],
  ['Test', 'Result', 'Flag', 'Unit', 'Range'],
  ['Ferritin', '61', '', 'ng/mL', '15 - 150'],
  ['Sodium', '140', '', 'mmol/L', '136 - 145'],
  ['TSH', '5.2', 'H', 'mIU/L', '0.4 - 4.0'],
])

async function choose(page: Page, buffer: Buffer, name = 'report.pdf') {
  await page.locator('[name="file"]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
}

async function read(page: Page, buffer: Buffer) {
  await choose(page, buffer)
  await page.getByRole('button', { name: 'Read it' }).click()
}

for (const [javaScript, viewport] of [
  [true, DESK],
  [false, PHONE],
] as const) {
  test(
    `a PDF is read, looked over, kept beside its report and gone with it, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('app/features/health/labs/pdf/read-pdf.server.test.ts'),
    async ({ visitor }) => {
      const [person, stranger] = [await visitor({ javaScript, viewport }), await visitor()]
      const { page, goTo, axe } = person
      await startTrial(person, 'Maya')
      await goTo('/health/labs/new')
      await read(page, aLockedPdf())
      await page.getByText('This PDF is locked with a password.').waitFor()
      await read(page, printed)
      await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
      expect(await page.getByRole('main').innerText()).toContain('Unsaved, it is deleted within a day.')
      if (javaScript) expect(await axe()).toEqual([])
      await page.locator('summary', { hasText: 'Sodium' }).click()
      await page.locator('[name="r0l1-value"]').fill('')
      await page.getByRole('button', { name: 'Save report' }).click()
      await page.getByText('Nothing was saved yet').waitFor()
      await page.locator('[name="r0l1-value"]').fill('141')
      await page.getByRole('button', { name: 'Save report' }).click()
      await page.getByRole('heading', { name: 'Lab report of 20 February 2026' }).waitFor()
      expect(await page.getByRole('main').innerText()).toMatch(/141 mmol\/L[^]*Read from a PDF on/)

      const link = page.getByRole('link', { name: 'Download its PDF' })
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe('lab-report-2026-02-20.pdf')
      expect((await readFile(await download.path())).equals(printed)).toBe(true)
      const address = (await link.getAttribute('href'))!
      await startTrial(stranger, 'Noor')
      const statuses = [address, '/health/labs/00000000-0000-4000-8000-000000000000/file'].map(async (path) => {
        const answer = await stranger.context.request.get(path)
        return [answer.status(), await answer.text(), answer.headers()['cache-control']]
      })
      const [foreign, missing] = await Promise.all(statuses)
      expect(foreign).toEqual(missing)
      expect(foreign![0]).toBe(404)

      await page.getByRole('link', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Remove' }).click()
      await page.getByText('No reports yet').waitFor()
      expect((await person.context.request.get(address)).status()).toBe(404)
    },
  )
}

test(
  'a PDF that is too large is told of before it is sent, and its limit is its own',
  deep('app/features/health/labs/pdf/read-pdf.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, goTo } = person
    await startTrial(person, 'Ida')
    await goTo('/health/labs/new')
    await choose(page, Buffer.alloc(10_000_001, 'x'))
    await page.getByText('This PDF is larger than 10 MB. Please choose a smaller one.').waitFor()
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('heading', { name: 'Add a lab report' }).waitFor()
    await read(page, Buffer.concat([printed, Buffer.alloc(6_000_000, ' ')]))
    await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
  },
)
