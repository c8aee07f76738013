import { DESK, expect, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { dayAgo as day } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'

test('a visitor starts the trial, logs a day, and sees the score and the streak come out of it', async ({ visitor }) => {
  const { page, goTo, axe } = await visitor({ viewport: PHONE })
  await goTo('/')
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
  await page.waitForURL('**/trial')
  expect(await axe()).toEqual([])
  await page.getByLabel('First name').fill('Maya Lind')
  await page.getByRole('main').getByLabel('Email').fill(`maya-${crypto.randomUUID()}@wellward.test`)
  // The screen stands for two seconds, which may be less than it takes to look at it: the way on is held meanwhile.
  const looked = Promise.withResolvers<void>()
  await page.route(/\/dashboard(?:\.data)?(?:\?|$)/, (route) => looked.promise.then(() => route.continue()))
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
  expect(await axe()).toEqual([])
  looked.resolve()
  await page.waitForURL('**/dashboard')

  await page.getByRole('heading', { level: 1, name: 'Welcome Back, Maya' }).waitFor()
  await page.getByText('Start tracking your health data to build streaks!').waitFor()
  await page.getByText('Complete challenges to earn achievements!').waitFor()
  expect(await axe()).toEqual([])

  expect(await page.getByLabel('Date').inputValue()).toBe(day(0))
  await page.getByLabel('Sleep').fill('7:12')
  await page.getByLabel('Steps').fill('6,240')
  await page.getByLabel('Resting heart rate').fill('58')
  await page.getByRole('button', { name: /Save|Log/ }).click()

  // Entries only: recency 30 of 30, completeness 3 of 6 fields = 20 of 40, no labs: 50 of 70.
  const score = page.getByRole('region', { name: 'Health score' })
  await expect.poll(() => score.innerText()).toMatch(/\b71\b/)
  await expect.poll(() => page.getByRole('region', { name: /streak/i }).innerText()).toMatch(/Current\D*1\b[^]*Longest\D*1\b/)
  expect(await page.getByLabel('Steps').inputValue()).toMatch(/6,?240/)
  await score.getByText('Together 50 of 70 points, which is 71 of 100').waitFor()
  expect(await axe()).toEqual([])

  await score.getByRole('link', { name: 'its history' }).click()
  await page.getByRole('heading', { name: 'How fresh and complete your record is' }).waitFor()
  const reader = page.getByRole('slider', { name: 'Read Health score day by day' })
  expect(await reader.getAttribute('aria-valuetext')).toMatch(/: 71 of 100$/)
  await reader.press('ArrowLeft')
  expect(await reader.getAttribute('aria-valuetext')).toMatch(/: no entry$/)
  await page.getByRole('region', { name: 'Health score' }).getByText('As a table').press('Enter')
  expect(await page.getByRole('table', { name: 'Health score, newest first' }).locator('tbody tr').count()).toBe(1)
  expect(await axe()).toEqual([])
})

test(
  'seven logged days bring the first achievement, days entered later count',
  deep('app/routes/member/achievements.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor()
    const { page } = person
    await startTrial(person, 'Ole')
    for (const daysAgo of [6, 5, 4, 3, 2, 1, 0]) {
      await person.goTo(`/dashboard?day=${day(daysAgo)}`)
      expect(await page.getByLabel('Date').inputValue()).toBe(day(daysAgo))
      await page.getByLabel('Water').fill('2,1')
      await page.getByRole('button', { name: /Save|Log/ }).click()
      await page.getByText(/saved/i).first().waitFor()
    }
    await page.getByText('Achievement Unlocked! 🏆').waitFor()
    await page.getByText('You earned 100 points for 7_day_streak!').waitFor()
    await expect.poll(() => page.getByRole('region', { name: /streak/i }).innerText()).toMatch(/Current\D*7\b/)
    await person.goTo('/dashboard')
    expect(await page.getByText('Achievement Unlocked! 🏆').count()).toBe(0)
    expect(await page.getByText('Complete challenges to earn achievements!').count()).toBe(0)
  },
)

test('a check-in works without JavaScript', async ({ visitor }) => {
  const person = await visitor({ javaScript: false, viewport: DESK })
  const { page, goTo } = person
  await goTo('/trial')
  await page.getByLabel('First name').fill('Noor')
  await page.getByRole('main').getByLabel('Email').fill(`noor-${crypto.randomUUID()}@wellward.test`)
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByLabel('Resting heart rate').fill('580')
  await page.getByLabel('Steps').fill('4000')
  await page.getByRole('button', { name: /Save|Log/ }).click()
  await page.getByText('Enter a number from 25 to 220.').waitFor()
  expect(await page.getByLabel('Resting heart rate').inputValue()).toBe('580')
  expect(await page.getByLabel('Steps').inputValue()).toBe('4000')
  await page.getByLabel('Resting heart rate').fill('58')
  await page.getByRole('button', { name: /Save|Log/ }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Health score' }).innerText()).toMatch(/\b62\b/)
})

test('a dashboard belongs to the person who signed in', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/dashboard?day=2026-01-01')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    `/auth?next=${encodeURIComponent('/dashboard?day=2026-01-01')}`,
  )
})
