import { aPerson } from '#tests/support/account.ts'
import { DESK, expect, PHONE, signIn, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

for (const javaScript of [true, false]) {
  test(
    `the owner gives full access until a day, reads the history and takes it back (JavaScript: ${javaScript})`,
    deep('app/features/membership/admin/members.server.test.ts'),
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

      await goTo('/admin')
      const tile = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd > span').first()
      expect(Number(await tile('Members by gift').textContent())).toBeGreaterThan(0)
      expect(await tile('Members who bought').textContent()).toBe('0')
      if (javaScript) expect(await owner.axe()).toEqual([])

      await goTo(`/admin/members?state=granted&q=${encodeURIComponent(email)}`)
      await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
      await page.getByRole('link', { name: 'Change the end' }).click()
      await page.getByText('Its last day is Tue 31 Jan 2040. The new end takes the place of that one.').waitFor()
      await page.getByLabel('Last day').fill('2041-12-31')
      await page.getByRole('button', { name: 'Give full access' }).click()
      await page.getByText('has another end of the full access now').first().waitFor()
      await page.getByText('Its last day is Tue 31 Dec 2041.').waitFor()
      await page.getByRole('link', { name: 'Remove full access' }).click()
      await page.getByRole('heading', { level: 1, name: /^Remove full access from/ }).waitFor()
      await page.getByRole('button', { name: 'OK' }).click()
      await page.getByText('The given access ended').waitFor()
      await goTo(`/admin/members?state=granted&q=${encodeURIComponent(email)}`)
      await page.getByText('Nobody here').waitFor()
      if (javaScript) expect(await owner.axe()).toEqual([])
    },
  )
}

test('a member on trial sees its days on the dashboard and at /trial', async ({ visitor }) => {
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

test(
  'after the trial every page says so, and leads to the plans',
  deep('tests/e2e/members.spec.ts'),
  async ({ visitor, dataDir }) => {
    const member = await visitor({ viewport: DESK })
    const { page, goTo, axe } = member
    const email = await startTrial(member, 'Ida')
    await inDatabaseOf(dataDir, ({ pool }) =>
      pool.query(
        `UPDATE memberships SET trial_started_at = trial_started_at - interval '8 days', trial_ends_at = trial_ends_at - interval '8 days'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [email],
      ),
    )
    const main = page.getByRole('main')
    for (const [path, words] of [
      ['/dashboard', 'Your free trial ended'],
      ['/trial', 'Your free trial has ended, and there is one trial per person.'],
      ['/profile/membership', 'The free trial ended'],
    ] as const) {
      await goTo(path)
      await main.getByText(words).first().waitFor()
      expect(await main.getByRole('link', { name: 'See the plans' }).first().getAttribute('href')).toBe('/pricing')
      expect(await main.getByRole('button', { name: 'Start Free Trial' }).count()).toBe(0)
      expect(await axe()).toEqual([])
      await page.screenshot({ path: `screenshots/e2e-members-trial-over${path.replaceAll('/', '-')}.png`, fullPage: true })
    }
    await page.getByRole('heading', { level: 2, name: 'Your free trial has ended' }).waitFor()
    await goTo('/pricing')
    expect(await main.getByRole('link', { name: /free trial|for free/i }).count()).toBe(0)
  },
)

test('a trial begun at a locked lesson comes back to it', deep('tests/e2e/members.spec.ts'), async ({ visitor }) => {
  const { page, goTo } = await visitor({ viewport: PHONE })
  const lesson = '/courses/sleep-on-ordinary-nights/sleep-pressure-and-clock'
  await goTo(lesson)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Start free trial' }).click()
  await main.getByLabel('First name').fill('Ole')
  await main.getByLabel('Email').fill(`ole-${crypto.randomUUID().slice(0, 8)}@wellward.test`)
  await main.getByRole('button', { name: 'Start Free Trial' }).click()
  await page.getByText('Your 7-day free trial is ready.').waitFor()
  await page.waitForURL(`**${lesson}`)
  await page.getByRole('button', { name: 'Mark as done' }).waitFor()
})
