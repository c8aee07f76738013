import type { Page } from 'playwright-core'

import { DESK, expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { dayAgo as day, VISITORS_ZONE as ZONE, zoneReported } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const hintOf = (page: Page, name: string) => page.locator(`.field:has([name=${name}])`).innerText()

async function save(page: Page, button = 'Save check-in') {
  await page.getByRole('button', { name: button }).click()
  await page.getByText('Check-in saved').first().waitFor()
}

for (const [javaScript, viewport] of [
  [true, PHONE],
  [false, DESK],
] as const) {
  const title = `the same as yesterday in one press, what was typed stays, ${javaScript ? 'with' : 'without'} JavaScript`
  test(title, deep('app/features/health/check-in.server.test.ts'), async ({ visitor }) => {
    const zone = zoneReported(javaScript)
    const person = await visitor({ javaScript, viewport, timeZone: zone })
    const { page, goTo, axe } = person
    await startTrial(person, 'Maya')
    await goTo(`/dashboard?day=${day(1, zone)}`)
    expect(await page.getByRole('button', { name: /^Same as/ }).count()).toBe(0)
    await field(page, 'Weight').fill('64.2')
    await field(page, 'Sleep').fill('7:12')
    await field(page, 'HRV').fill('58')
    await field(page, 'Variability measured as').selectOption('RMSSD')
    await save(page)

    await goTo('/dashboard')
    expect(await field(page, 'Weight').inputValue()).toBe('')
    expect(await hintOf(page, 'weightKg')).toContain('Yesterday 64.2')
    await field(page, 'Sleep').fill('6:45')
    await save(page, 'Same as yesterday')
    const stored = async () => ({
      weight: await field(page, 'Weight').inputValue(),
      sleep: await field(page, 'Sleep').inputValue(),
      steps: await field(page, 'Steps').inputValue(),
      hrv: await field(page, 'HRV').inputValue(),
      method: await field(page, 'Variability measured as').inputValue(),
    })
    const same = { weight: '64.2', sleep: '6:45', steps: '', hrv: '58', method: 'rmssd' }
    await expect.poll(stored).toEqual(same)
    await goTo('/dashboard')
    expect(await stored()).toEqual(same)
    expect(await page.getByRole('button', { name: /^Same as/ }).count()).toBe(0)
    if (javaScript) expect(await axe()).toEqual([])
  })
}

test(
  'any of the last thirty days can be entered, none before and none to come; what was typed stays',
  deep('app/features/health/check-in.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ timeZone: ZONE })
    const { page, goTo } = person
    await startTrial(person, 'Ole')
    await goTo(`/dashboard?day=${day(29)}`)
    await field(page, 'Steps').fill('4000')
    await save(page)
    await goTo('/dashboard')
    for (const wrong of [day(30), day(-1)]) {
      await field(page, 'Date').fill(wrong)
      await field(page, 'Steps').fill('5000')
      await page.getByRole('button', { name: 'Save check-in' }).click()
      const says = page.locator('.field:has([name=date]) .error')
      await says.waitFor()
      expect(await says.innerText()).toMatch(/^Choose a day from \d+ \w+ \d{4} to \d+ \w+ \d{4}\.$/)
      expect(await field(page, 'Steps').inputValue()).toBe('5000')
    }
    await goTo(`/dashboard?day=${day(29)}`)
    expect(await field(page, 'Steps').inputValue()).toBe('4,000')
  },
)

test('a form that arrives twice counts once, even with another number in between', async ({ visitor }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, context, goTo, origin } = person
  await startTrial(person, 'Noor')
  await goTo('/dashboard')
  const key = await page.locator('#check-in input[name=key]').inputValue()
  const send = (form: Record<string, string>) =>
    context.request.post('/dashboard', {
      form: { date: day(0), shown: '', units: 'metric', timeZone: ZONE, ...form },
      headers: { Origin: origin },
      maxRedirects: 0,
    })
  const slow = { key, steps: '4000' }
  expect((await send(slow)).status()).toBe(303)
  expect((await send({ key: crypto.randomUUID(), steps: '6000' })).status()).toBe(303)
  expect((await send(slow)).status()).toBe(303)
  await goTo('/dashboard')
  expect(await field(page, 'Steps').inputValue()).toBe('6,000')
})

test('a day is logged with the keyboard alone', async ({ visitor }) => {
  const person = await visitor({ timeZone: ZONE })
  const { page, goTo } = person
  await startTrial(person, 'Kim')
  await goTo('/dashboard')
  await field(page, 'Date').focus()
  // Past the parts and the picker of the date.
  for (let press = 0; press < 8 && !(await isFocused(field(page, 'Weight'))); press++) await page.keyboard.press('Tab')
  for (const typed of ['64.2', '7:12', '6240', '2', '58']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('55')
  await page.keyboard.press('Enter')
  await page.getByText('Check-in saved').first().waitFor()
  await page.getByText('6 of 6 entered').first().waitFor()
})

for (const javaScript of [true, false])
  test(
    `a weight far from the last is kept and asked about, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('tests/e2e/check-in.spec.ts'),
    async ({ visitor }) => {
      const zone = zoneReported(javaScript)
      const person = await visitor({ javaScript, timeZone: zone })
      const { page, goTo, axe } = person
      await startTrial(person, 'Maya')
      const weigh = async (address: string, weight: string) => {
        await goTo(address)
        await page.getByLabel('Weight', { exact: true }).fill(weight)
        await page.getByRole('button', { name: 'Save check-in' }).click()
        await page.getByText('Check-in saved').first().waitFor()
      }
      await weigh(`/dashboard?day=${day(1, zone)}`, '64.5')
      await weigh('/dashboard', '46.5')
      const question = page.getByText('Is 46.5 kg right? Your last was 64.5 kg yesterday.')
      await question.waitFor()
      expect(new URL(page.url()).search).toBe('')
      if (javaScript) expect(await axe()).toEqual([])
      await page.getByRole('link', { name: 'correct it' }).click()
      expect(await page.getByLabel('Weight', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true)
      await weigh('/dashboard', '64.4')
      expect(await question.count()).toBe(0)
    },
  )
