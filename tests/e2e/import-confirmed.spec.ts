import { confirmAddress } from '#tests/support/account.ts'
import { expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const band = { name: 'band.csv', mimeType: 'text/csv', buffer: Buffer.from('Tag;Schritte\n2026-01-05;7.500\n2026-01-06;8.100\n') }

for (const javaScript of [true, false]) {
  const title = `who has not confirmed their address is told how, has the link sent again, and brings files from then on, JavaScript: ${javaScript}`
  test(title, javaScript ? {} : deep('tests/e2e/import-confirmed.spec.ts'), async ({ visitor, dataDir }) => {
    const person = await visitor({ viewport: PHONE, javaScript })
    const { page, goTo, wake, axe } = person
    const main = page.getByRole('main')
    const email = await startTrial(person, 'Maya')
    await goTo('/health/imports')
    expect(await main.getByLabel('File', { exact: true }).count()).toBe(0)
    if (javaScript) expect(await axe()).toEqual([])
    await main.getByRole('button', { name: 'Send the link again' }).click()
    await page.getByText('A new link is on its way').waitFor()
    await confirmAddress(person, dataDir, email)
    await goTo('/health/imports')
    if (javaScript) await wake()
    await main.getByLabel('File', { exact: true }).filter({ visible: true }).setInputFiles(band)
    if (!javaScript) await main.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: band.name }).waitFor()
  })
}
