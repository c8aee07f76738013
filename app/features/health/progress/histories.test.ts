import fc from 'fast-check'
import { expect, test } from 'vitest'

import { localDay } from '#base/dates/local-day.ts'
import type { RestRange } from '#features/health/core/rest.ts'
import { restedRun, type RestedRun } from '#features/health/core/rested-run.ts'
import { dayStreak, weekStreak, type Streak } from '#features/health/core/streak.ts'
import { deep } from '#tests/support/deep.ts'

import { wallCalendar, weekBefore } from './wall-calendar.factory.ts'

/*
 * Streaks against somebody who counts on a wall calendar, over 20,000 histories each, and 100,000 in the deep tests. An entry belongs to the day that the
 * clock showed where its member was when it was made, and stays there; today is the day where the member is now.
 */
const SOME = 20_000
const MANY = 100_000
/** On a machine that is busy otherwise. */
const LONG = 60_000
const HOUR = 3_600_000
const SLOT = HOUR / 2
/** Days, or weeks, in a history. */
const LENGTH = 40
const { leaves, before, after, week } = wallCalendar(2010, 2030)
const weeksBefore = new Map(Array.from(new Set(week.values()), (name) => [name, weekBefore(name)]))

/** The last moment of a history, somewhat after what is odd about it, and where its member was before and after a flight. */
const stories: ReadonlyArray<{ readonly ends: string; readonly zones: readonly [string, string] }> = [
  { ends: '2026-04-08T12:00Z', zones: ['Europe/Berlin', 'Europe/Berlin'] }, // 29 March has 23 hours
  { ends: '2026-11-05T12:00Z', zones: ['Europe/Berlin', 'America/New_York'] }, // 25 October and 1 November have 25
  { ends: '2026-03-20T12:00Z', zones: ['America/New_York', 'America/New_York'] },
  { ends: '2026-04-14T12:00Z', zones: ['Australia/Lord_Howe', 'Australia/Lord_Howe'] }, // 24.5 hours
  { ends: '2026-10-20T12:00Z', zones: ['Australia/Lord_Howe', 'America/New_York'] }, // 23.5 hours, then over the date line
  { ends: '2012-01-09T12:00Z', zones: ['Pacific/Apia', 'Pacific/Apia'] }, // had no 30 December 2011
  { ends: '2012-01-05T12:00Z', zones: ['America/New_York', 'Pacific/Apia'] },
  { ends: '2018-11-20T12:00Z', zones: ['America/Sao_Paulo', 'America/Sao_Paulo'] }, // 4 November began at 1:00
  { ends: '2018-03-05T12:00Z', zones: ['America/Sao_Paulo', 'Europe/Berlin'] }, // 17 February ended twice
  { ends: '2023-05-12T12:00Z', zones: ['Africa/Cairo', 'Africa/Cairo'] }, // 28 April began at 1:00
  { ends: '2021-01-14T12:00Z', zones: ['Asia/Kolkata', 'Asia/Kolkata'] }, // 2020 has 53 weeks
  { ends: '2028-03-08T12:00Z', zones: ['Asia/Kolkata', 'Pacific/Apia'] }, // 29 February, and a day ahead becomes a day behind
]

/** The local days of a zone by half hours, as we tell them, which must be as the platform's own clock does. Each is asked for once. */
function clockOf(zone: string): (slot: number) => string {
  const platform = new Intl.DateTimeFormat('sv', { timeZone: zone })
  const asked = new Map<number, string>()
  return (slot) => {
    let day = asked.get(slot)
    if (day !== undefined) return day
    const instant = new Date(slot * SLOT + (slot % 2 === 0 ? 0 : SLOT - 1))
    day = localDay(instant, zone)
    if (day !== platform.format(instant)) throw new Error(`${instant.toISOString()} in ${zone} is not on ${day}`)
    asked.set(slot, day)
    return day
  }
}
const clocks = new Map(stories.flatMap(({ zones }) => zones).map((zone) => [zone, clockOf(zone)]))

const bits = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff })
/** For each of so many days back whether something was entered, from now and then to nearly always. */
const marks = fc.tuple(fc.nat(3), bits, bits, bits, bits).map(([density, ...[a, b, c, d]]) => {
  const [low, high] = [
    [a & c, b & d],
    [a, b],
    [a | c, b | d],
    [~(a & b & c), ~(b & c & d)],
  ][density]!
  return (back: number) => (((back < 32 ? low! : high!) >>> (back % 32)) & 1) === 1
})

/** Days of a member who entered something at any hour, and flew on one of the days. */
const history = fc
  .tuple(fc.nat(stories.length - 1), marks, fc.nat(LENGTH + 5), fc.nat(47), fc.nat(), fc.boolean())
  .map(([story, isMarked, flewBack, hour, scatter, comesTwice]) => {
    const { ends, zones } = stories[story]!
    const now = Date.parse(ends) / SLOT + hour
    const [there, here] = [clocks.get(zones[0])!, clocks.get(zones[1])!]
    const days: string[] = []
    for (let back = 0; back < LENGTH; back++) {
      if (!isMarked(back)) continue
      const day = (back < flewBack ? here : there)(now - back * 48 - ((scatter >>> (back % 24)) % 48))
      days.push(day)
      if (comesTwice && back % 3 === 0) days.unshift(day)
    }
    return { days, today: (flewBack > 0 ? here : there)(now) }
  })

const stretches = fc.array(fc.tuple(fc.integer({ min: -3, max: LENGTH }), fc.nat(9)), { maxLength: 4 })
const page = new Map(leaves.map((leaf, at) => [leaf, at]))

/** Tears leaf after leaf off and counts. */
function longestOf(days: ReadonlySet<string>): number {
  let [left, longest, run] = [days.size, 0, 0]
  for (let day: string | undefined = earliest(days); left > 0 && day !== undefined; day = after.get(day)) {
    run = days.has(day) ? run + 1 : 0
    if (run > 0) left--
    if (run > longest) longest = run
  }
  return longest
}

/** Turns back page by page while there is an entry. */
function reaches(entered: ReadonlySet<string>, from: string, back: (page: string) => string): number {
  let length = 0
  for (let at = from; entered.has(at); at = back(at)) length++
  return length
}

/** The same with the leaves of rests marked on the calendar: what was counted up to the earliest entry of the run. */
function reachesWithRestDays(entered: ReadonlySet<string>, marked: ReadonlySet<string>, today: string) {
  let [counted, whole] = [
    { days: 0, rested: 0 },
    { days: 0, rested: 0 },
  ]
  let leaf = entered.has(today) || marked.has(today) ? today : dayBefore(today)
  for (; entered.has(leaf) || marked.has(leaf); leaf = dayBefore(leaf)) {
    const { days, rested } = counted
    counted = entered.has(leaf) ? { days: days + 1, rested } : { days, rested: rested + 1 }
    if (entered.has(leaf)) whole = counted
  }
  return whole
}

const lastWeek = (name: string) => weeksBefore.get(name)!
const dayBefore = (day: string) => before.get(day)!
const earliest = (days: Iterable<string>) => [...days].reduce<string>((least, day) => (day < least ? day : least), '9999')
const newest = (days: Iterable<string>) =>
  [...days].reduce<string | null>((most, day) => (most === null || day > most ? day : most), null)

const asCountedByDays = fc.property(history, fc.nat(9), stretches, ({ days, today }, stored, drawn) => {
  const entered = new Set(days)
  const counted = {
    current: reaches(entered, today, dayBefore),
    longest: Math.max(stored, longestOf(entered)),
    keeps: reaches(entered, dayBefore(today), dayBefore),
    lastEntryDay: newest(days),
  }
  const at = page.get(today)!
  const marked = new Set<string>()
  const restRanges = drawn.map(([to, length]): RestRange => {
    for (let leaf = at - to - length; leaf <= at - to; leaf++) marked.add(leaves[leaf]!)
    return { kind: 'sick', fromDay: leaves[at - to - length]!, toDay: leaves[at - to]! }
  })
  const run = reachesWithRestDays(entered, marked, today)
  return isSame(dayStreak(days, today, stored), counted) && isSame(restedRun(days, restRanges, today), run)
})

test(
  'a daily streak is what one counts on a calendar, also with rests, whatever clocks and flights do',
  { timeout: LONG },
  () => {
    expect(counterexample(asCountedByDays, SOME)).toBeNull()
  },
)

test('so it is over many more histories', deep('app/features/health/progress/histories.test.ts'), () => {
  expect(counterexample(asCountedByDays, MANY)).toBeNull()
})

test('who enters something on every local day has a run of all of them, however long they were', { timeout: LONG }, () => {
  fc.assert(
    fc.property(fc.nat(stories.length - 1), fc.nat(47), fc.nat(), (story, hour, scatter) => {
      const { ends, zones } = stories[story]!
      const now = Date.parse(ends) / SLOT + hour
      const dayAt = clocks.get(zones[0])!
      const slotsOfDays = new Map<string, number[]>()
      for (let slot = now - 30 * 48; slot <= now; slot++) {
        const day = dayAt(slot)
        slotsOfDays.set(day, [...(slotsOfDays.get(day) ?? []), slot])
      }
      const days = [...slotsOfDays].map(([, slots]) => dayAt(slots[scatter % slots.length]!))
      const skipped = zones[0] === 'Pacific/Apia'
      expect(dayStreak(days, dayAt(now))).toMatchObject({
        current: skipped ? days.filter((day) => day > '2011-12-30').length : days.length,
      })
    }),
    { numRuns: 500 },
  )
})

/** Lab reports over forty weeks that end anywhere in twenty years: every year's end with its week 52 or 53 is among them. */
const reports = fc.tuple(fc.nat(leaves.length - 600), marks, fc.nat(), fc.nat(6)).map(([last, isMarked, scatter, late]) => {
  const at = last + 500
  const days: string[] = []
  for (let back = 0; back < LENGTH; back++) {
    if (isMarked(back)) days.push(leaves[at - back * 7 - ((scatter >>> (back % 28)) % 7)]!)
  }
  return { days, today: leaves[at + late]! }
})

const asCountedByWeeks = fc.property(reports, fc.nat(4), ({ days, today }, stored) => {
  const weeks = new Set(days.map((day) => week.get(day)!))
  const thisWeek = week.get(today)!
  let [longest, run] = [stored, 0]
  const inOrder = [...weeks].toSorted()
  for (const [index, one] of inOrder.entries()) {
    run = index > 0 && lastWeek(one) === inOrder[index - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return isSame(weekStreak(days, today, stored), {
    current: reaches(weeks, thisWeek, lastWeek),
    longest,
    keeps: reaches(weeks, lastWeek(thisWeek), lastWeek),
    lastEntryDay: newest(days),
  })
})

test('a streak of weeks is what one counts on a calendar that names its ISO weeks', { timeout: LONG }, () => {
  expect(counterexample(asCountedByWeeks, SOME)).toBeNull()
})

test('so is one of weeks over many more', deep('app/features/health/progress/histories.test.ts'), () => {
  expect(counterexample(asCountedByWeeks, MANY)).toBeNull()
})

/** The history for which somebody counts otherwise than we; null where there is none. */
function counterexample<T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>, numRuns: number): T | null {
  return fc.check(property, { numRuns }).counterexample
}

/** As `toEqual`, which would take longer than all of the counting. */
function isSame<T extends Streak | RestedRun>(actual: T, counted: T): boolean {
  return (Object.keys(counted) as (keyof T)[]).every((key) => actual[key] === counted[key])
}
