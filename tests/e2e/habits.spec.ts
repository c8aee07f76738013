import type { Page } from 'playwright-core'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { mondayOf } from '#features/health/core/habit-week.ts'
import { DESK, expect, isFocused, PHONE, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'

/** A browser tells its zone, by a script; without one a member stands in UTC. */
const todayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
const BROWSERS = 'Europe/Berlin'

/** Three weeks of short nights, up to today. */
function haveShortNights(dataDir: string, email: string) {
  return inDatabaseOf(dataDir, ({ pool }) =>
    pool.query(
      `insert into health_stats (user_id, day, recorded_at, entered_at, zone, sleep_hours, steps, water_liters)
       select users.id, $2::date - back, now(), now(), 'Europe/Berlin', 6.25, 6000, 2
       from users, generate_series(0, 20) back where users.email = $1`,
      [email, todayIn(BROWSERS)],
    ),
  )
}

/** The same habit in the week before this one, on three days. */
function haveLastWeek(dataDir: string, email: string, habit: string) {
  const monday = shiftDay(mondayOf(todayIn('UTC')), -7)
  return inDatabaseOf(dataDir, ({ pool }) =>
    pool.query(
      `insert into habit_weeks (user_id, week, habit, done_on, created_at)
       select id, $2, $3, array[$2::date, $2::date + 1, $2::date + 4], now() from users where email = $1`,
      [email, monday, habit],
    ),
  )
}

const card = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'a habit that fits the numbers is chosen, marked by keyboard and from the dashboard, and taken back',
  deep('app/routes/member/habits.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ viewport: DESK })
    const { page, goTo, axe } = person
    const email = await startTrial(person, 'Maya')
    await goTo('/dashboard')
    const general = await card(page, 'Recommendations').innerText()
    for (const title of ['7.5+ hours of sleep', 'Two Zone-2 cardio sessions', 'Track daily hydration'])
      expect(general).toContain(title)
    expect(general).not.toContain('From your numbers')

    await haveShortNights(dataDir, email)
    await goTo('/dashboard')
    const own = await card(page, 'Recommendations').innerText()
    expect(own).toMatch(/From your numbers[^]*You slept 6:15 a night[^]*Lesson: The sleep quick-start guide[^]*For everyone/)
    await page.getByRole('link', { name: 'Lesson: The sleep quick-start guide' }).click()
    await page.getByRole('heading', { level: 1, name: 'The sleep quick-start guide' }).waitFor()

    await goTo('/dashboard')
    expect(await axe()).toEqual([])
    await card(page, 'Habit of the week').getByRole('link', { name: 'Choose a habit' }).click()
    await page.getByRole('heading', { level: 1, name: 'Habits' }).waitFor()
    expect(await card(page, 'These fit your numbers').innerText()).toMatch(/Get up at one hour\s+Choose\s+You slept 6:15 a night/)
    expect(await axe()).toEqual([])
    await person.wake()
    await page.getByRole('button', { name: 'Choose: Get up at one hour' }).press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Get up at one hour' }).waitFor()

    const today = page.getByRole('button', { name: /^Today, / })
    await today.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => today.getAttribute('aria-pressed')).toBe('true')
    expect(await isFocused(today)).toBe(true)
    expect(await page.getByRole('main').innerText()).toContain('1 of 7 days so far.')
    expect(await page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
    expect(await axe()).toEqual([])
    await page.keyboard.press('Space')
    await expect.poll(() => today.getAttribute('aria-pressed')).toBe('false')

    await goTo('/dashboard')
    await person.wake()
    const habit = card(page, 'Habit of the week')
    await habit.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 300))
    const whereOneIs = () => page.evaluate(() => [location.pathname + location.hash, history.length, Math.round(scrollY)])
    const before = await whereOneIs()
    await habit.getByRole('button', { name: 'Done today' }).click()
    await habit.getByRole('button', { name: 'Undo today' }).waitFor()
    // The page neither jumps, nor is there once more on the way back.
    expect(await whereOneIs()).toEqual(before)
    expect(await axe()).toEqual([])
  },
)

test(
  'a tab that is behind is refused, and shows then what was done in the other',
  deep('app/routes/member/habits.server.test.ts'),
  async ({ visitor }) => {
    const person = await visitor({ viewport: DESK })
    const { page, goTo, context } = person
    await startTrial(person, 'Ida')
    await goTo('/health/habits')
    await person.wake()
    const other = await context.newPage()
    await other.goto(new URL('/health/habits', page.url()).href)
    await person.wake(other)
    await other.getByRole('button', { name: 'Choose: One page at the end of work' }).click()
    await other.getByRole('heading', { level: 2, name: 'One page at the end of work' }).waitFor()
    await other.getByRole('button', { name: /^Today, / }).click()
    await other.getByText('1 of 7 days so far.').waitFor()

    await page.getByRole('button', { name: 'Choose: Ten minutes outdoors in the morning' }).click()
    await page.getByText('so it stays until Sunday').waitFor()
    await page.getByRole('heading', { level: 2, name: 'One page at the end of work' }).waitFor()
    expect(await page.getByText('1 of 7 days so far.').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: /^Choose/ }).count()).toBe(0)
  },
)

test(
  'without JavaScript, on a phone: last week’s habit goes on, is done today, and what is stale is said',
  deep('app/routes/member/habits.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const person = await visitor({ javaScript: false, viewport: PHONE })
    const { page, goTo, context, origin } = person
    const email = await startTrial(person, 'Noor')
    await haveLastWeek(dataDir, email, 'closing-page')
    await goTo('/dashboard')
    expect(await card(page, 'Habit of the week').innerText()).toContain('Last week: One page at the end of work, 3 of 7 days.')
    await page.getByRole('button', { name: 'Continue with it' }).click()
    await page.getByRole('button', { name: 'Done today' }).click()
    await page.getByRole('button', { name: 'Undo today' }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    await goTo('/health/habits')
    expect(await page.getByRole('button', { name: /^Today, / }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.getByRole('row', { name: /One page at the end of work/ }).innerText()).toContain('3 of 7 days')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

    // A tab of before the choice sends another habit, and one of last week a day of it.
    const send = async (form: Record<string, string>) => {
      const headers = { Origin: origin }
      const person = await page.locator('input[name=person]').first().inputValue()
      return (await context.request.post('/health/habits', { form: { person, ...form }, headers, maxRedirects: 0 })).text()
    }
    expect(await send({ choose: 'morning-light', week: mondayOf(todayIn('UTC')) })).toContain('so it stays until Sunday')
    expect(await send({ habit: 'closing-page', done: shiftDay(mondayOf(todayIn('UTC')), -1) })).toContain(
      'This day is not in this week.',
    )
    expect(await send({ habit: 'morning-light', done: todayIn('UTC') })).toContain('This week has another habit now')
  },
)
