import { DESK, expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

for (const [javaScript, viewport] of [
  [true, PHONE],
  [false, DESK],
] as const) {
  test(
    `a US browser reads pounds, US dates and US spelling until its person chooses, JavaScript: ${javaScript}`,
    javaScript ? {} : deep('tests/e2e/browser-language.spec.ts'),
    async ({ visitor }) => {
      const person = await visitor({ javaScript, viewport, locale: 'en-US', timeZone: 'America/Chicago' })
      const { page, goTo } = person
      const main = page.getByRole('main')
      const unit = (name: string) => page.locator(`.field:has(input[name=${name}]) .unit`).innerText()
      await startTrial(person, 'Maya')
      await person.goTo('/dashboard')
      expect([await unit('weightKg'), await unit('waterLiters')]).toEqual(['lb', 'fl oz'])
      // Without a script no browser tells its zone.
      const timeZone = javaScript ? 'America/Chicago' : 'UTC'
      const today = new Date().toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })
      expect(await main.innerText()).toContain(today)
      expect(await main.innerText()).toMatch(/The end: \w{3}, \w{3} \d+, \d{4}, \d+:\d\d\s[AP]M/)
      await main.getByLabel('Weight', { exact: true }).fill('165.4')
      await page.getByRole('button', { name: 'Save check-in' }).click()
      await page.getByText('Check-in saved').first().waitFor()
      expect(await main.getByLabel('Weight', { exact: true }).inputValue()).toBe('165.4')
      await goTo('/health/labs/new')
      expect(await page.content()).toContain('Hemoglobin')
      expect(await page.content()).not.toMatch(/(?<![,\w] )Haematocrit"/)

      await goTo('/profile')
      expect(await main.getByLabel('Units').locator('option:checked').innerText()).toBe('What my browser says: US (lb, fl oz)')
      expect(await main.getByLabel('Language of dates').locator('option:checked').innerText()).toBe(
        'What my browser says: November 20, 2026',
      )
      await main.getByLabel('Units').selectOption('metric')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Your profile is saved').waitFor()
      expect(await main.getByLabel('Units').inputValue()).toBe('metric')
      await goTo('/dashboard')
      expect([await unit('weightKg'), await main.getByLabel('Weight', { exact: true }).inputValue()]).toEqual(['kg', '75.02'])
      expect(await main.innerText()).toContain(today)
    },
  )
}

test('a German browser reads its own dates and kilograms', async ({ visitor }) => {
  const person = await visitor({ locale: 'de-DE' })
  await startTrial(person, 'Jule')
  await person.goTo('/dashboard')
  const { page } = person
  expect(await page.locator('.field:has(input[name=weightKg]) .unit').innerText()).toBe('kg')
  const year = new Date().getFullYear()
  expect(await page.locator('.page-head [lang=de]').innerText()).toMatch(new RegExp(`^\\S+, \\d+\\. \\S+ ${year}$`))
})

test('a public page is the same for every language, and member pages are kept by nobody', async ({ visitor, origin }) => {
  const person = await visitor({ locale: 'en-US' })
  for (const path of ['/', '/courses', '/pricing', '/blog', '/trial', '/calendar']) {
    const bodies = await Promise.all(
      ['en-US,en;q=0.9', 'de-DE', 'ja', 'en-GB'].map(async (language) => {
        const answer = await fetch(origin + path, { headers: { 'Accept-Language': language } })
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')
      }),
    )
    expect([path, new Set(bodies).size]).toEqual([path, 1])
  }
  await startTrial(person, 'Nell')
  for (const path of ['/dashboard', '/health/trends', '/health/labs', '/profile', '/courses', '/trial', '/pricing']) {
    const answer = await person.context.request.get(path)
    expect([path, answer.headers()['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
  }
})
