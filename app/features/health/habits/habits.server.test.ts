import { sql } from 'drizzle-orm'

import { localDay } from '#base/dates/local-day.ts'
import { habitWeeks } from '#features/health/core/tables.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { readHabitsPage } from './habits-page.server.ts'
import { chooseHabit, listHabitWeeks, markDay } from './habits.server.ts'

const MONDAY = '2026-03-02' // where the clock of tests stands
const THURSDAY = '2026-03-05'
const habit = 'morning-light'
const problem = (outcome: { ok: boolean; problem?: string }) => outcome.problem ?? null

test('a habit is chosen for this week, changed while nothing is marked, and stays once something is', async ({ services }) => {
  const { userId } = await aMember(services)
  const choose = (id: string, week = MONDAY) => chooseHabit(services, { userId, today: THURSDAY, habit: id, week })
  expect(await choose(habit)).toEqual({ ok: true })
  expect(await choose('closing-page')).toEqual({ ok: true })
  await markDay(services, { userId, today: THURSDAY, habit: 'closing-page', day: MONDAY, isDone: true })
  expect(problem(await choose(habit))).toBe(
    'You did “One page at the end of work” on one day of this week, so it stays until Sunday. Unmark it to choose another.',
  )
  expect(await choose('closing-page')).toEqual({ ok: true })
  expect(await listHabitWeeks(services, userId, THURSDAY)).toEqual([{ week: MONDAY, habit: 'closing-page', doneOn: [MONDAY] }])
  await markDay(services, { userId, today: THURSDAY, habit: 'closing-page', day: MONDAY, isDone: false })
  expect(await choose(habit)).toEqual({ ok: true })
})

test('what is no habit, and a form of another week, is refused in a sentence', async ({ services }) => {
  const { userId } = await aMember(services)
  const choose = (id: string, week: string) => chooseHabit(services, { userId, today: THURSDAY, habit: id, week })
  expect(problem(await choose('no-such-habit', MONDAY))).toBe('Please choose one of the habits on this page.')
  for (const week of ['2026-02-23', '2026-03-09', THURSDAY, 'x', ''])
    expect(problem(await choose(habit, week))).toBe('A new week has begun since this page was opened. Please choose again.')
  expect(await services.db.$count(habitWeeks)).toBe(0)
})

test('days of this week up to today are marked and taken back, twice is once', async ({ services }) => {
  const { userId } = await aMember(services)
  const mark = (day: string, isDone = true, of = habit) => markDay(services, { userId, today: THURSDAY, habit: of, day, isDone })
  expect(problem(await mark(THURSDAY))).toBe('There is no habit for this week yet. Choose one first.')
  await chooseHabit(services, { userId, today: THURSDAY, habit, week: MONDAY })
  for (const day of [THURSDAY, MONDAY, THURSDAY]) expect(await mark(day)).toEqual({ ok: true })
  const doneOn = async () => (await listHabitWeeks(services, userId, THURSDAY))[0]?.doneOn
  expect(await doneOn()).toEqual([MONDAY, THURSDAY])
  for (const day of ['2026-03-01', '2026-03-09', '2026-02-30', 'today', ''])
    expect(problem(await mark(day))).toBe('This day is not in this week. Only the days of this week can be marked.')
  expect(problem(await mark('2026-03-06'))).toBe('This day has not come yet.')
  expect(problem(await mark(THURSDAY, true, 'closing-page'))).toBe(
    'This week has another habit now, so nothing was marked. Please check the page.',
  )
  expect(await mark(MONDAY, false)).toEqual({ ok: true })
  expect(await mark(MONDAY, false)).toEqual({ ok: true })
  expect(await doneOn()).toEqual([THURSDAY])
})

test('of marks that arrive at once none is lost, and of choices that do, one stands', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const { userId } = await aMember(services)
  const today = '2026-03-08'
  await Promise.all(
    ['morning-light', 'closing-page', 'smallest-session'].map((id) =>
      chooseHabit(services, { userId, today, habit: id, week: MONDAY }),
    ),
  )
  const [week] = await listHabitWeeks(services, userId, today)
  const days = Array.from({ length: 7 }, (_, at) => `2026-03-0${at + 2}`)
  await Promise.all([...days, ...days].map((day) => markDay(services, { userId, today, habit: week!.habit, day, isDone: true })))
  expect(await listHabitWeeks(services, userId, today)).toEqual([{ ...week!, doneOn: days }])
})

test('nobody sees or marks another member’s habit', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await chooseHabit(services, { userId: maya.userId, today: THURSDAY, habit, week: MONDAY })
  const theirs = { userId: noor.userId, today: THURSDAY, habit, day: THURSDAY, isDone: true }
  expect((await markDay(services, theirs)).ok).toBe(false)
  expect(await listHabitWeeks(services, noor.userId, THURSDAY)).toEqual([])
  expect((await listHabitWeeks(services, maya.userId, THURSDAY))[0]?.doneOn).toEqual([])
})

test('over the date line and back within a week each day keeps its mark, and each week its habit', async ({ services }) => {
  const { userId } = await aMember(services)
  const at = (zone: string, instant: string) => localDay(new Date(instant), zone)
  // Monday morning in Auckland: a new week. Two hours later it is Sunday in Honolulu: the old one again.
  const auckland = at('Pacific/Auckland', '2026-03-08T20:00:00Z')
  const honolulu = at('Pacific/Honolulu', '2026-03-08T22:00:00Z')
  expect([auckland, honolulu]).toEqual(['2026-03-09', '2026-03-08'])
  await chooseHabit(services, { userId, today: auckland, habit, week: '2026-03-09' })
  await markDay(services, { userId, today: auckland, habit, day: auckland, isDone: true })
  expect(await listHabitWeeks(services, userId, honolulu)).toEqual([])
  await chooseHabit(services, { userId, today: honolulu, habit: 'closing-page', week: MONDAY })
  await markDay(services, { userId, today: honolulu, habit: 'closing-page', day: honolulu, isDone: true })
  // A day later it is Monday in Honolulu too, and that day is done already.
  const next = at('Pacific/Honolulu', '2026-03-09T22:00:00Z')
  await markDay(services, { userId, today: next, habit, day: next, isDone: true })
  expect(await listHabitWeeks(services, userId, next)).toEqual([
    { week: '2026-03-09', habit, doneOn: ['2026-03-09'] },
    { week: MONDAY, habit: 'closing-page', doneOn: ['2026-03-08'] },
  ])
})

test('within a week a flight west leaves a mark on a day that is to come, which can be taken back', async ({ services }) => {
  const maya = await aMember(services)
  const { userId } = maya
  await chooseHabit(services, { userId, today: THURSDAY, habit, week: MONDAY })
  await markDay(services, { userId, today: THURSDAY, habit, day: THURSDAY, isDone: true })
  const page = await readHabitsPage(
    { ...services, clock: { ...services.clock, now: () => new Date('2026-03-04T12:00:00Z') } },
    maya,
  )
  expect(page.current?.days.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'done', 'to come', 'to come', 'to come'])
  expect(await markDay(services, { userId, today: '2026-03-04', habit, day: THURSDAY, isDone: false })).toEqual({ ok: true })
})

test('the page offers what fits the numbers first, with why, and asks about the week before', async ({ services }) => {
  const maya = await aMember(services)
  const insert = sql`insert into health_stats (user_id, day, recorded_at, zone, sleep_hours)
    select ${maya.userId}, day::date, now(), 'UTC', 6.25 from generate_series('2026-02-10'::date, '2026-03-02', '1 day') day`
  await services.db.execute(insert)
  await chooseHabit(services, { userId: maya.userId, today: '2026-02-24', habit, week: '2026-02-23' })
  await markDay(services, { userId: maya.userId, today: '2026-02-24', habit, day: '2026-02-24', isDone: true })
  const page = await readHabitsPage(services, maya)
  expect(page).toMatchObject({ today: MONDAY, week: MONDAY, current: null })
  expect(page.last).toEqual({ id: habit, title: 'Ten minutes outdoors in the morning', done: 1, isOffered: true })
  expect(page.offered.fitting.map(({ id, why }) => [id, why])).toEqual([
    ['one-rising-time', 'You slept 6:15 a night over the last seven days, by 7 logged nights.'],
    ['one-lamp-off', 'You slept 6:15 a night over the last seven days, by 7 logged nights.'],
    ['ten-minute-walk', 'Steps logged: 0 of the 21 days with an entry in the last four weeks.'],
    ['glass-with-meals', 'Water logged: 0 of the 21 days with an entry in the last four weeks.'],
  ])
  expect(page.offered.others.map(({ why }) => why)).toEqual(page.offered.others.map(() => null))
  expect(page.past).toMatchObject([{ inWords: '23 Feb to 1 Mar', done: 1 }])
})

test('what is chosen for this week is offered no more, and the last three days say when the week ends', async ({
  services,
  clock,
}) => {
  const maya = await aMember(services)
  const { userId } = maya
  const idsOf = ({ offered }: Awaited<ReturnType<typeof readHabitsPage>>) =>
    [...offered.fitting, ...offered.others].map(({ id }) => id)
  const before = idsOf(await readHabitsPage(services, maya))
  await chooseHabit(services, { userId, today: MONDAY, habit, week: MONDAY })
  expect(idsOf(await readHabitsPage(services, maya))).toEqual(before.filter((id) => id !== habit))
  const endOn = async (day: string) => {
    clock.set(`${day}T12:00:00Z`)
    return (await readHabitsPage(services, maya)).weekEnd
  }
  expect(await endOn(THURSDAY)).toBeNull()
  expect(await endOn('2026-03-06')).toEqual({ isToday: false, inWords: 'Sunday 8 March 2026' })
  expect(await endOn('2026-03-08')).toEqual({ isToday: true, inWords: 'Sunday 8 March 2026' })
})

test('a habit that is in no list any more still has its weeks', async ({ services }) => {
  const maya = await aMember(services)
  await services.db
    .insert(habitWeeks)
    .values({ userId: maya.userId, week: MONDAY, habit: 'gone', doneOn: [MONDAY], createdAt: services.clock.now() })
  expect((await readHabitsPage(services, maya)).current).toMatchObject({
    title: 'A habit of an earlier list',
    pillar: null,
    text: null,
    done: 1,
  })
})
