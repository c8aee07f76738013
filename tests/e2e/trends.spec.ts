import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'

import { healthStats } from '#features/health/core/tables.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { DESK, expect, PHONE, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo, VISITORS_ZONE as ZONE, writtenDay, zoneReported } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

const written = (daysAgo: number) => writtenDay(dayAgo(daysAgo), 'en-GB', { day: 'numeric', month: 'short' })

/** A member with 40 days up to today: steps 5,000 and one more each day back, none on the second day back. */
async function someone(visitor: Visitor, dataDir: string, zone = ZONE): Promise<void> {
  await haveDays(await startTrial(visitor, 'Maya'), dataDir, zone)
}

const hrvOf = (back: number) => (back === 35 ? { hrvMs: 58, hrvMethod: 'rmssd' as const } : {})

async function haveDays(email: string, dataDir: string, zone = ZONE): Promise<void> {
  await inDatabaseOf(dataDir, async ({ db }) => {
    const [maya] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email))
    const now = new Date()
    const row = { userId: maya!.userId, recordedAt: now, enteredAt: now, zone }
    const days = Array.from({ length: 40 }, (_, back) => back).filter((back) => back !== 2)
    await db
      .insert(healthStats)
      .values(days.map((back) => ({ ...row, day: dayAgo(back, zone), steps: 5000 + back, sleepHours: 7.2, ...hrvOf(back) })))
  })
}

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test(
  'a chart is read day by day with the keyboard, and a gap is a gap',
  deep('tests/e2e/trends.spec.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ timeZone: ZONE })
    const { page, goTo, wake } = person
    await someone(person, dataDir)
    await goTo('/health/trends')
    await wake()
    const reader = chart(page, 'Steps').getByRole('slider', { name: 'Read Steps day by day' })
    const reads = () => reader.getAttribute('aria-valuetext')
    await reader.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(reads).toMatch(new RegExp(`^${written(1)}: 5,001 steps, mean of seven days 5,00\\d$`))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(reads).toMatch(new RegExp(`^${written(2)}: no entry, mean of seven days 5,00\\d$`))
    // What stands beside the chart says the same.
    expect(await chart(page, 'Steps').innerText()).toContain((await reads())!)
    await page.keyboard.press('Home')
    await expect.poll(reads).toMatch(new RegExp(`^${written(29)}: 5,029 steps`))
    await page.keyboard.press('End')
    await expect.poll(reads).toMatch(new RegExp(`^${written(0)}: 5,000 steps`))
    expect(await chart(page, 'Steps').getByRole('img').getAttribute('aria-label')).toMatch(
      /^Steps: Mean of seven days 5,00\d, below your usual range, 5,0\d\d to 5,0\d\d$/,
    )
  },
)

test('the pointer reads the day under it', async ({ visitor, dataDir }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, goTo, wake } = person
  await someone(person, dataDir)
  await goTo('/health/trends?days=7')
  await wake()
  const picture = chart(page, 'Steps').getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await picture.boundingBox())!
  await page.mouse.move(x + width - 4, y + height / 2)
  await expect.poll(() => chart(page, 'Steps').innerText()).toContain(`${written(0)}: 5,000 steps`)
})

for (const javaScript of [true, false]) {
  test(
    `four ranges, each with its table, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/trends.spec.ts'),
    async ({ visitor, dataDir }) => {
      const zone = zoneReported(javaScript)
      const person = await visitor({ timeZone: zone, viewport: javaScript ? PHONE : DESK, javaScript })
      const { page, goTo, axe } = person
      await someone(person, dataDir, zone)
      await goTo('/health/trends')
      for (const [label, rows] of [
        ['7 days', 7],
        ['90 days', 40],
        ['Year', 40],
        ['30 days', 30],
      ] as const) {
        await page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: label, exact: true }).click()
        await page.getByRole('heading', { level: 2, name: label === 'Year' ? 'The last year' : `The last ${label}` }).waitFor()
        const table = chart(page, 'Steps').getByRole('group').or(chart(page, 'Steps').locator('details'))
        if (!(await chart(page, 'Steps').getByRole('table').isVisible())) await table.getByText('As a table').click()
        expect([label, await chart(page, 'Steps').locator('tbody tr').count()]).toEqual([label, rows])
      }
      // The second day back has no number of its own, but a mean.
      expect(await chart(page, 'Steps').locator('tbody tr').nth(2).innerText()).toMatch(/–\s+5,00\d/)
      if (javaScript) expect(await axe()).toEqual([])
    },
  )
}

for (const javaScript of [true, false]) {
  test(
    `older entries are a page further, in the range that was chosen, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/trends.spec.ts'),
    async ({ visitor, dataDir }) => {
      const zone = zoneReported(javaScript)
      const person = await visitor({ timeZone: zone, viewport: javaScript ? PHONE : DESK, javaScript })
      const { page, goTo, axe } = person
      await someone(person, dataDir, zone)
      await goTo('/health/trends?days=90')
      const entries = page.getByRole('region', { name: 'Your entries' })
      await expect.poll(() => entries.locator('tbody tr').count()).toBe(30)
      expect(await entries.getByRole('link', { name: 'Newer' }).count()).toBe(0)
      await entries.getByRole('link', { name: 'Older' }).click()
      await page.waitForURL(`**/health/trends?days=90&before=${dayAgo(30, zone)}#entries`)
      await expect.poll(() => entries.locator('tbody tr').count()).toBe(9)
      expect(await entries.locator('tbody tr').first().innerText()).toContain('5,031')
      await page.getByRole('heading', { level: 2, name: 'The last 90 days' }).waitFor()
      const number = entries.locator('td span').filter({ hasText: '58' })
      expect(await number.innerText()).toBe('58 RMSSD')
      // It stands beside its method, on phones as well.
      expect((await number.boundingBox())!.width).toBeLessThan(90)
      expect(await entries.getByRole('link', { name: 'Older' }).count()).toBe(0)
      if (javaScript) expect(await axe()).toEqual([])
      await entries.getByRole('link', { name: 'Newer' }).click()
      await page.waitForURL('**/health/trends?days=90#entries')
      await expect.poll(() => entries.locator('tbody tr').first().innerText()).toContain('5,000')
    },
  )
}

test('the dashboard shows the last thirty days, with a table, and leads to the rest', async ({ visitor, dataDir }) => {
  const person = await visitor({ timeZone: ZONE, colorScheme: 'dark' })
  const { page, goTo, axe } = person
  const email = await startTrial(person, 'Ole')
  await person.goTo('/dashboard')
  await page.getByText('Each number that you log draws its line here').waitFor()
  await haveDays(email, dataDir)
  await goTo('/dashboard')
  const card = page.getByRole('region', { name: 'Trends' })
  expect(await card.getByRole('img').count()).toBe(2)
  await card.getByRole('img', { name: /^Sleep, the last 30 days: Mean of seven days 7:12, within your usual range/ }).waitFor()
  // Labels belong to the fields of the check-in, each to one.
  for (const label of ['Weight', 'Sleep', 'Steps', 'Water', 'HRV', 'Resting heart rate', 'Date'])
    expect([label, await page.getByLabel(label).count()]).toEqual([label, 1])
  await card.getByText('As a table').click()
  expect(await card.locator('tbody tr').first().innerText()).toMatch(new RegExp(`${written(0)}\\s+7:12\\s+5,000`))
  expect(await axe()).toEqual([])
  await card.getByRole('link', { name: 'All trends' }).click()
  await page.waitForURL('**/health/trends')
})

test('on paper are the charts, without what is operated', async ({ visitor, dataDir }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, goTo, wake } = person
  await someone(person, dataDir)
  await goTo('/health/trends')
  await wake()
  await page.emulateMedia({ media: 'print' })
  expect(await chart(page, 'Steps').getByRole('img').isVisible()).toBe(true)
  expect(await page.getByRole('slider').count()).toBe(0)
})
