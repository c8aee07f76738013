import type { Page } from 'playwright-core'

import { confirmAddress } from '#tests/support/account.ts'
import { DESK, expect, isFocused, PHONE, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo as day } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'
import { zipped } from '#tests/support/zip.ts'

const main = (page: Page) => page.getByRole('main')
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

const oura = csv(
  'oura_trends.csv',
  `date,Sleep Score,Total Sleep Time,Lowest Resting Heart Rate,Average HRV,Steps\n${day(2)},80,25920,49,41,8123\n${day(1)},82,27000,50,44,9001\n`,
)
const band = csv('band.csv', `Tag;Schritte;Notiz\n${day(1)};7.500;gut\n${day(3)};viele;\n`)

/** Small, in a ZIP, with a record that cannot be. */
async function appleExport() {
  const record = (daysAgo: number, value: string) =>
    `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Maya’s Watch" unit="count" startDate="${day(daysAgo)} 09:00:00 +0100" endDate="${day(daysAgo)} 09:05:00 +0100" value="${value}"/>\n`
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>\n<HealthData locale="en_GB">\n${record(1, '4000')}${record(1, '2500')}${record(4, '-7')}</HealthData>`
  const files = { 'apple_health_export/export.xml': xml }
  return { name: 'export.zip', mimeType: 'application/zip', buffer: await zipped(files) }
}

/** Chooses a file and waits until its page stands there. */
async function upload({ page, goTo, wake }: Visitor, file: ReturnType<typeof csv>, javaScript = true) {
  await goTo('/health/imports')
  if (javaScript) await wake()
  await page.getByLabel('File', { exact: true }).filter({ visible: true }).setInputFiles(file)
  if (!javaScript) await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: file.name }).waitFor()
}

/** Looks again until a button is there; without scripts the page is loaded again. */
async function untilThere({ page }: Visitor, name: RegExp, javaScript: boolean) {
  const button = main(page).getByRole('button', { name }).first()
  if (javaScript) return button.waitFor()
  const look = async () => {
    await page.reload()
    return button.isVisible()
  }
  await expect.poll(look, { interval: 250 }).toBe(true)
}

const untilPreviewed = (person: Visitor, javaScript: boolean) => untilThere(person, /^Import/, javaScript)

/** Imports what was looked over, by the last button of the page. */
async function importIt(person: Visitor, javaScript: boolean) {
  await untilPreviewed(person, javaScript)
  const last = main(person.page).getByRole('button').last()
  expect(await last.innerText()).toMatch(/^Import/)
  await last.click()
  await untilThere(person, /^Undo import/, javaScript)
}

/** The steps of days, as the page of entries has them. */
async function stepsOf({ page, goTo }: Visitor) {
  await goTo('/health/trends')
  const text = await main(page).innerText()
  return ['8,123', '9,001', '7,500', '6,500', '1,111'].filter((number) => text.includes(number))
}

for (const [javaScript, viewport] of [
  [true, PHONE],
  [false, DESK],
] as const) {
  test(
    `files of three sources, their order, and one taken back, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/import-confirmed.spec.ts'),
    async ({ visitor, dataDir }) => {
      const person = await visitor({ javaScript, viewport })
      const { page, goTo, axe } = person
      await confirmAddress(person, dataDir, await startTrial(person, 'Maya'))
      await goTo('/health/imports')
      if (javaScript) expect(await axe()).toEqual([])

      await upload(person, oura, javaScript)
      await untilPreviewed(person, javaScript)
      await page.getByText(/^8 numbers on 2 days: .* Nothing is saved yet\.$/).waitFor()
      expect(await main(page).getByText('2 days new or changed', { exact: true }).count()).toBe(4)
      if (javaScript) expect(await axe()).toEqual([])
      expect(await stepsOf(person)).toEqual([])
      // It waits, also for who comes back another time.
      await page.goBack()
      await importIt(person, javaScript)
      await page.getByText('8 new numbers on 2 days.').first().waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByRole('link', { name: /^its first day, / }).click()
      await page.waitForURL(`**/dashboard?day=${day(2)}#check-in`)
      expect(await page.getByLabel('Steps', { exact: true }).inputValue()).toBe('8,123')
      expect(await stepsOf(person)).toEqual(['8,123', '9,001'])

      await upload(person, band, javaScript)
      await page.getByRole('heading', { name: 'What is in its columns?' }).waitFor()
      expect(await page.getByLabel('Column with the dates').inputValue()).toBe('Tag')
      expect(await page.getByLabel('Steps', { exact: true }).inputValue()).toBe('Schritte')
      expect(await page.getByLabel('Where it comes from').inputValue()).toBe('Band')
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByLabel('Steps', { exact: true }).selectOption('')
      await page.getByRole('button', { name: 'See what it would change' }).click()
      await page.getByText('Choose a column for at least one number.').waitFor()
      await page.getByLabel('Where it comes from').fill('Old band')
      await page.getByLabel('Steps', { exact: true }).selectOption('Schritte')
      await page.getByRole('button', { name: 'See what it would change' }).click()
      await untilPreviewed(person, javaScript)
      await page.getByRole('row', { name: /7,500|9,001 steps of Oura; the file says 7,500/ }).waitFor()
      await page.getByRole('row', { name: '3 “viele” is not a number.' }).waitFor()
      await page.getByRole('button', { name: 'Change its columns' }).click()
      expect(await page.getByLabel('Where it comes from').inputValue()).toBe('Old band')
      await page.getByRole('button', { name: 'See what it would change' }).click()
      await importIt(person, javaScript)
      await page.getByText('1 new number on 1 day, 1 refused.').first().waitFor()
      await page.getByRole('row', { name: '3 “viele” is not a number.' }).waitFor()
      expect(await stepsOf(person)).toEqual(['8,123', '9,001'])

      await upload(person, await appleExport(), javaScript)
      await importIt(person, javaScript)
      await page.getByRole('row', { name: /3 -7 is out of bounds/ }).waitFor()

      await goTo('/health/imports')
      const order = () => page.getByRole('region', { name: 'Steps' }).getByRole('listitem').allInnerTexts()
      expect(await order()).toEqual(['Oura', 'Old band, CSV', 'Maya’s Watch, Apple Health'])
      if (javaScript) expect(await axe()).toEqual([])
      const up = page.getByRole('button', { name: 'Move Maya’s Watch, Apple Health up for steps' })
      for (const next of [
        ['Oura', 'Maya’s Watch, Apple Health', 'Old band, CSV'],
        ['Maya’s Watch, Apple Health', 'Oura', 'Old band, CSV'],
      ]) {
        await up.focus()
        await page.keyboard.press('Enter')
        await expect.poll(order).toEqual(next)
        if (javaScript) expect(await isFocused(up)).toBe(true)
      }
      expect(await stepsOf(person)).toEqual(['8,123', '6,500'])

      await goTo('/health/imports')
      await page.getByRole('link', { name: 'export.zip' }).click()
      await page.getByRole('button', { name: 'Undo import' }).first().click()
      const question = page.getByRole('alertdialog')
      if (javaScript) expect(await axe()).toEqual([])
      expect(await question.getByRole('button').allInnerTexts()).toEqual(['Undo import', 'Keep it'])
      await question.getByRole('button', { name: 'Undo import' }).click()
      await page.getByText('Import undone').first().waitFor()
      expect(await stepsOf(person)).toEqual(['8,123', '9,001'])
    },
  )
}

test(
  'a large file goes in parts, is held up and goes on, and a lost connection is waited for',
  deep('tests/e2e/import-confirmed.spec.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor()
    const { page, context, goTo, wake, axe } = person
    await confirmAddress(person, dataDir, await startTrial(person, 'Maya'))
    const rows = `date,Sleep Score,Lowest Resting Heart Rate,Steps\n${day(1)},80,49,8123\n`
    const buffer = Buffer.concat([Buffer.from(rows), Buffer.alloc(9_000_000, '\n')])
    await goTo('/health/imports')
    await wake()
    let sent = 0
    const paused = Promise.withResolvers<void>()
    await context.route('**/health/uploads/*/parts/*', async (route) => {
      sent += 1
      if (sent === 2) return route.abort('internetdisconnected')
      if (sent === 1) await paused.promise
      return route.continue()
    })
    await page
      .getByLabel('File', { exact: true })
      .filter({ visible: true })
      .setInputFiles({ name: 'oura.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Paused. What was sent is kept for 7 days.').waitFor()
    paused.resolve()
    expect(await axe()).toEqual([])
    await page.getByRole('button', { name: 'Resume' }).click()
    await page.getByRole('heading', { level: 1, name: 'oura.csv' }).waitFor()
    await importIt(person, true)
    expect(sent).toBeGreaterThan(3)
    expect(await stepsOf(person)).toEqual(['8,123'])
  },
)

test(
  'a file that is none of ours says so beside the field, a damaged one on its page, and one is cancelled',
  deep('tests/e2e/import-confirmed.spec.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    const { page, goTo, wake, axe } = person
    await confirmAddress(person, dataDir, await startTrial(person, 'Maya'))
    await goTo('/health/imports')
    await wake()
    await page.getByLabel('File', { exact: true }).filter({ visible: true }).setInputFiles(csv('me.pdf', 'x'))
    await page.getByText('Please choose a ZIP, XML or CSV file.').waitFor()

    const entity = '<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]><HealthData><Me>&x;</Me></HealthData>'
    await upload(person, { ...csv('export.xml', entity), mimeType: 'text/xml' })
    await page.getByText('This file declares entities, which no export of Apple Health does.').waitFor()
    expect(await axe()).toEqual([])

    await upload(person, band)
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the import' }).click()
    await page.getByText('Import cancelled').first().waitFor()
    expect(await page.getByRole('link', { name: 'band.csv' }).count()).toBe(0)
  },
)

test(
  'columns that turn out wrong are changed with a preview, and a cancelled preview leaves what was imported',
  deep('app/features/health/imports/preview.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ viewport: PHONE })
    const { page, goTo, axe } = person
    await confirmAddress(person, dataDir, await startTrial(person, 'Maya'))
    await upload(person, csv('walks.csv', `Day,Goal,Steps\n${day(1)},1111,8123\n`))
    await page.getByLabel('Steps', { exact: true }).selectOption('Goal')
    await page.getByRole('button', { name: 'See what it would change' }).click()
    await importIt(person, true)
    expect(await stepsOf(person)).toEqual(['1,111'])
    await goTo('/health/imports')
    await page.getByRole('link', { name: 'walks.csv' }).click()
    await page.getByRole('button', { name: 'Change its columns' }).click()
    await page.getByLabel('Steps', { exact: true }).selectOption('Steps')
    expect(await axe()).toEqual([])
    await page.getByRole('button', { name: 'See what it would change' }).click()
    await untilPreviewed(person, true)
    await page.getByText(/What this file added before, by its other columns, is undone in the same step\./).waitFor()
    expect(await stepsOf(person)).toEqual(['1,111'])
    await page.goBack()
    await untilPreviewed(person, true)
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the import' }).click()
    await page.getByText('Import cancelled').first().waitFor()
    expect(await stepsOf(person)).toEqual(['1,111'])

    await goTo('/health/imports')
    await page.getByRole('link', { name: 'walks.csv' }).click()
    await page.getByRole('button', { name: 'Change its columns' }).click()
    await page.getByLabel('Steps', { exact: true }).selectOption('Steps')
    await page.getByRole('button', { name: 'See what it would change' }).click()
    await importIt(person, true)
    expect(await stepsOf(person)).toEqual(['8,123'])
  },
)
