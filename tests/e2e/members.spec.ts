import { aPerson } from '#tests/support/account.ts'
import { expect, PHONE, signIn, startTrial, test } from '#tests/support/browser.ts'

for (const javaScript of [true, false]) {
  test(
    `the owner gives full access until a day, reads the history and takes it back (JavaScript: ${javaScript})`,
    { timeout: 90_000 },
    async ({ visitor }) => {
      const email = await aPerson(await visitor())
      const owner = await visitor({ javaScript, ...(javaScript ? {} : { viewport: PHONE }) })
      const { page, goTo } = owner
      await signIn(owner)
      await goTo(`/admin/members?q=${encodeURIComponent(email)}`)
      if (javaScript) expect(await owner.axe()).toEqual([])
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await page.getByText('Nothing has happened to this membership yet.').waitFor()

      await page.getByRole('link', { name: 'Give full access' }).click()
      await page.getByLabel('Last day').fill('2020-01-01')
      await page.getByRole('button', { name: 'Give full access' }).click()
      await page.getByText('Please choose today or a later day').waitFor()
      expect(await page.getByLabel('Last day').inputValue()).toBe('2020-01-01')
      if (javaScript) expect(await owner.axe()).toEqual([])
      await page.getByLabel('Last day').fill('2040-01-31')
      await page.getByRole('button', { name: 'Give full access' }).click()
      await page.getByText('Full access, given by the coach. Its last day is Tue 31 Jan 2040.').waitFor()
      await page.getByText('Was given full access, last day Tue 31 Jan 2040').waitFor()
      if (javaScript) expect(await owner.axe()).toEqual([])

      await goTo(`/admin/members?state=granted&q=${encodeURIComponent(email)}`)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await page.getByRole('link', { name: 'Take full access away' }).click()
      await page.getByRole('heading', { level: 1, name: /^Take full access away from/ }).waitFor()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByText('The given access ended').waitFor()
      await goTo(`/admin/members?state=granted&q=${encodeURIComponent(email)}`)
      await page.getByText('Nobody here').waitFor()
      if (javaScript) expect(await owner.axe()).toEqual([])
    },
  )
}

test('a member on trial sees its days on the dashboard and at /trial', { timeout: 60_000 }, async ({ visitor }) => {
  const member = await visitor({ viewport: PHONE })
  const { page, goTo } = member
  await startTrial(member, 'Lou')
  for (const path of ['/dashboard', '/trial']) {
    await goTo(path)
    await page.getByRole('heading', { name: 'Your trial, day 1 of 7' }).waitFor()
    expect(await page.locator('.trial-days [aria-current="date"]').textContent()).toBe('Day 1Today')
    await page.getByText('they come once your address is confirmed').waitFor()
    expect(await member.axe()).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
})
