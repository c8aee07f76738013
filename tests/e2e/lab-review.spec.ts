import type { Page } from 'playwright-core'

import { DESK, expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const known = ['Ferritin', 'Sodium', 'Potassium', 'Chloride', 'Creatinine', 'Albumin', 'Calcium', 'Magnesium', 'TSH', 'Iron']
const line = (at: number) => `${known[at % known.length]} ${at + 10} mg/dL ${at} - 400`

async function read(page: Page, lines: ReadonlyArray<string>) {
  await page.goto('/health/labs/new')
  await page.getByLabel('Text of the report').fill(['Collected: 2026-02-20', ...lines].join('\n'))
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('heading', { name: 'Review before saving' }).waitFor()
}

for (const [javaScript, viewport, colorScheme] of [
  [true, PHONE, 'light'],
  [false, PHONE, 'light'],
  [true, DESK, 'dark'],
] as const) {
  const how = `${viewport.width} wide, ${colorScheme}, ${javaScript ? 'with' : 'without'} JavaScript`
  const title = `what was read is a short table that is open where a line needs a look, ${how}`
  test(title, deep('tests/e2e/labs.spec.ts'), async ({ visitor }) => {
    const person = await visitor({ javaScript, viewport, colorScheme })
    const { page, axe } = person
    await startTrial(person, 'Maya')
    const lines = known.map((_, at) => line(at))
    await read(page, [...lines.slice(0, 6), 'Zink 12 xx', ...lines.slice(6)])
    const rows = page.locator('.lab-row')
    expect(await rows.count()).toBe(11)
    expect(await page.locator('.lab-row details[open]').count()).toBe(1)
    for (const row of await page.locator('.lab-row:not(:has([open]))').all())
      expect((await row.boundingBox())!.height).toBeLessThan(90)
    const jump = page.getByRole('status').filter({ hasText: '1 of 11 lines needs a look' }).getByRole('link', { name: 'Zink' })
    await jump.focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await rows.nth(6).boundingBox())!.y).toBeLessThan(viewport.height)
    expect(await page.getByRole('heading', { name: 'Review before saving' }).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    expect(await page.getByRole('main').getByRole('button').last().innerText()).toMatch(/^Save/)
    if (!javaScript) return
    expect(await isFocused(rows.nth(6).locator('summary'))).toBe(true)
    expect(await axe()).toEqual([])

    // The link over the page to its content goes to another place of it, and what was read stays.
    await page.locator('.skip').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await rows.count()).toBe(11)
    await rows.nth(6).locator('summary').focus()

    // The row follows its fields, by keyboard alone.
    await page.keyboard.press('Enter')
    expect(await page.locator('.lab-row details[open]').count()).toBe(0)
    await rows.nth(1).locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('999')
    expect(await rows.nth(1).locator('summary').innerText()).toMatch(/999 mg\/dL[^]*Above the range/)
    await page.locator('[name="r0l1-out"]').check()
    expect(await rows.nth(1).locator('summary').innerText()).toContain('Left out')
  })
}

test(
  'where many lines need a look they are marked, and stay shut; a refused one is open and has the focus',
  deep('tests/e2e/labs.spec.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: PHONE })
    const { page } = person
    await startTrial(person, 'Noor')
    await read(page, [line(0), ...Array.from({ length: 10 }, (_, at) => `Zink ${at + 1} xx`)])
    await page.getByText('10 of 11 lines need a look').waitFor()
    await page.getByText('And 2 more: each is marked').waitFor()
    expect(await page.locator('.lab-row details[open]').count()).toBe(0)
    expect(await page.locator('summary', { hasText: 'Needs a look' }).count()).toBe(10)
    await page.locator('summary', { hasText: 'Ferritin' }).click()
    await page.locator('[name="r0l0-value"]').fill('')
    await page.locator('summary', { hasText: 'Ferritin' }).click()
    await page.getByRole('button', { name: 'Save report' }).click()
    await page.getByText('11 of 11 lines need a look').waitFor()
    await expect.poll(() => isFocused(page.locator('[name="r0l0-value"]'))).toBe(true)
  },
)

test('three hundred lines are looked over as quickly as thirty', deep('tests/e2e/labs.spec.ts'), async ({ visitor }) => {
  const person = await visitor({ viewport: PHONE })
  await startTrial(person, 'Ole')
  const thirty = await costOfLetters(person.page, 30)
  expect(await costOfLetters(person.page, 300)).toBeLessThan(6 * thirty)
})

/** What forty letters typed into the last of so many lines cost the page’s scripts, styles and layout, in seconds of its own time: waiting does not count. */
async function costOfLetters(page: Page, lines: number): Promise<number> {
  await read(
    page,
    Array.from({ length: lines }, (_, at) => line(at)),
  )
  expect(await page.locator('.lab-row').count()).toBe(lines)
  await page
    .locator('summary')
    .nth(lines - 1)
    .click()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const parts = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])
    return metrics.reduce((sum, { name, value }) => (parts.has(name) ? sum + value : sum), 0)
  }
  const before = await spent()
  await page.locator(`[name="r0l${lines - 1}-value"]`).evaluate(async (box: HTMLInputElement) => {
    for (let letter = 0; letter < 40; letter++) {
      box.value = String(letter)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  return (await spent()) - before
}
