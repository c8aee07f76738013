import { DESK, expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const PLACES = [
  ['Trends', '/health/trends'],
  ['Labs', '/health/labs'],
  ['Imports', '/health/imports'],
  ['Habits', '/health/habits'],
  ['Today', '/dashboard'],
] as const

for (const look of [
  { viewport: PHONE, colorScheme: 'light', javaScript: true },
  { viewport: DESK, colorScheme: 'dark', javaScript: true },
  { viewport: { width: 320, height: 700 }, colorScheme: 'dark', javaScript: true },
  { viewport: PHONE, colorScheme: 'dark', javaScript: false },
] as const) {
  const { viewport, colorScheme, javaScript } = look
  const title = `a member goes from page to page of their numbers, at ${viewport.width}, ${colorScheme}, JavaScript: ${javaScript}`
  test(title, deep('tests/e2e/member-navigation.spec.ts'), async ({ visitor, origin }) => {
    const member = await visitor(look)
    const { page, goTo } = member
    await startTrial(member, 'Way')
    await goTo('/dashboard')
    const bar = page.getByRole('navigation', { name: 'Your health' })
    for (const [name, path] of PLACES) {
      await bar.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(origin + path)
      await expect.poll(() => bar.locator('[aria-current=page]').innerText()).toBe(name)
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      if (javaScript) expect(await member.axe()).toEqual([])
    }
  })
}

for (const javaScript of [true, false]) {
  test(
    `from any page of the site a phone’s More leads to labs and imports, JavaScript: ${javaScript}`,
    deep('tests/e2e/member-navigation.spec.ts'),
    async ({ visitor, origin }) => {
      const member = await visitor({ viewport: PHONE, javaScript })
      const { page, goTo, axe } = member
      await startTrial(member, 'Mora')
      await member.goTo('/dashboard')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      for (const [name, path] of [
        ['Labs', '/health/labs'],
        ['Imports', '/health/imports'],
      ] as const) {
        await goTo('/about')
        await page.getByRole('button', { name: 'More' }).click()
        if (javaScript) expect(await axe()).toEqual([])
        await menu.getByRole('link', { name, exact: true }).click()
        await page.waitForURL(origin + path)
        await expect.poll(() => page.getByRole('button', { name: 'More' }).getAttribute('aria-current')).toBe('true')
        await expect.poll(() => menu.isVisible()).toBe(false)
      }
    },
  )
}

test('by keyboard alone', deep('tests/e2e/member-navigation.spec.ts'), async ({ visitor, origin }) => {
  const member = await visitor()
  const { page, goTo } = member
  await startTrial(member, 'Kay')
  await goTo('/dashboard')
  const labs = page.getByRole('navigation', { name: 'Your health' }).getByRole('link', { name: 'Labs' })
  for (let stop = 0; stop < 40 && !(await isFocused(labs)); stop++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/health/labs`)
})

for (const javaScript of [true, false]) {
  test(
    `after sign-up the Sign In tab says to check the mail, and sends it again, JavaScript: ${javaScript}`,
    deep('tests/e2e/member-navigation.spec.ts'),
    async ({ visitor }) => {
      const { page, goTo, axe } = await visitor({ viewport: PHONE, javaScript })
      const email = `new-${crypto.randomUUID().slice(0, 8)}@wellward.test`
      await goTo('/auth?tab=sign-up')
      const main = page.getByRole('main')
      await main.getByLabel('Email').fill(email)
      await main.getByLabel('Password').fill('Blue-house-7')
      await main.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('Account created! Please check your email to verify your account.').waitFor()
      await main.getByRole('heading', { name: 'Check your mail' }).waitFor()
      expect(await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')).toBe('true')
      expect(await main.getByLabel('Email').inputValue()).toBe(email)
      if (javaScript) expect(await axe()).toEqual([])
      await main.getByRole('button', { name: 'Send again' }).click()
      await page.getByText('A new link is on its way').first().waitFor()
      await main.getByRole('heading', { name: 'Check your mail' }).waitFor()
      expect(await main.getByLabel('Email').inputValue()).toBe(email)
    },
  )
}

test('somebody signed in starts the trial with one button', async ({ visitor, origin }) => {
  const member = await visitor({ viewport: PHONE })
  const { page, goTo, context } = member
  const email = `own-${crypto.randomUUID().slice(0, 8)}@wellward.test`
  const form = { displayName: 'Own', email, password: 'Blue-house-7' }
  await context.request.post('/auth?tab=sign-up', { form, headers: { Origin: origin }, maxRedirects: 0 })
  await context.request.post('/auth', { form: { email, password: form.password }, headers: { Origin: origin }, maxRedirects: 0 })
  await goTo('/trial')
  const main = page.getByRole('main')
  expect(await main.getByRole('textbox').count()).toBe(0)
  await main.getByText(email).waitFor()
  expect(await member.axe()).toEqual([])
  await main.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Your trial, day 1 of 7' }).waitFor()
})
