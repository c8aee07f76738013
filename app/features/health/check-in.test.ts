import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'

import { checkInForm } from './check-in.ts'
import { snapshotOf } from './core/form-snapshot.ts'
import { isOpenDay } from './core/open-days.ts'
import { vitalNames, vitals, formatBounds, formatVital, type VitalName } from './core/vitals.ts'

const NOW = new Date('2026-11-20T09:30:00Z')
const TODAY = '2026-11-20'

function send(typed: Record<string, string>, profileZone: string | null = null, now = NOW) {
  const parsed = checkInForm({ now, profileZone }).safeParse({ date: TODAY, ...typed })
  if (parsed.success) return parsed.data
  return Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
}

test('one field is enough, the others stay as they are', () => {
  expect(send({ weightKg: '64,2' })).toEqual({ day: TODAY, timeZone: null, vitals: { weightKg: 64.2 } })
})

test('all six are read', () => {
  const typed = { weightKg: '64.2', sleepHours: '7:12', steps: '6,240', waterLiters: '1,5', hrvMs: '58', restingHr: '58' }
  expect(send(typed)).toMatchObject({
    vitals: { weightKg: 64.2, sleepHours: 7.2, steps: 6240, waterLiters: 1.5, hrvMs: 58, restingHr: 58 },
  })
})

test('an entry needs at least one number', () => {
  const sentence = { vitals: 'Fill in at least one of the six fields.' }
  expect(send({})).toEqual(sentence)
  expect(send({ weightKg: ' ', steps: '' })).toEqual(sentence)
  expect(send({ weightKg: '', shown: '2026-11-19 weightKg' })).toEqual(sentence)
})

test('zero is a number: a day without a step was still logged', () => {
  expect(send({ steps: '0', sleepHours: '0:00', waterLiters: '0' })).toMatchObject({
    vitals: { steps: 0, sleepHours: 0, waterLiters: 0 },
  })
})

test('a number out of its range names the range, one sentence a field', () => {
  const typed = { weightKg: '19', sleepHours: '24:01', steps: '120,001', waterLiters: '15.1', hrvMs: '0', restingHr: '221' }
  expect(send(typed)).toEqual({
    weightKg: 'Enter a number from 20 to 400.',
    sleepHours: 'Enter a time from 0:00 to 24:00, such as 7:12.',
    steps: 'Enter a whole number from 0 to 120,000.',
    waterLiters: 'Enter a number from 0 to 15.',
    hrvMs: 'Enter a number from 1 to 300.',
    restingHr: 'Enter a number from 25 to 220.',
  })
  expect(send({ restingHr: 'fast' })).toEqual({ restingHr: 'Enter a number from 25 to 220.' })
})

test('the ends of every range are inside it', () => {
  for (const name of vitalNames) {
    for (const end of [vitals[name].least, vitals[name].most]) {
      expect(send({ [name]: formatVital(name, end, 'metric') })).toMatchObject({ vitals: { [name]: end } })
    }
  }
})

test('an emptied field clears the number that was shown in it', () => {
  const shown = snapshotOf(TODAY, { weightKg: 64.2, hrvMs: 58 })
  expect(send({ weightKg: '', hrvMs: '58', steps: '100', shown })).toMatchObject({
    vitals: { weightKg: null, hrvMs: 58, steps: 100 },
  })
})

test('an empty field leaves alone what the person never saw: of another day, or entered elsewhere in the meantime', () => {
  const typed = { weightKg: '', steps: '100' }
  const untouched = { day: TODAY, timeZone: null, vitals: { steps: 100 } }
  expect(send({ ...typed, shown: snapshotOf('2026-11-19', { weightKg: 64.2, steps: 100 }) })).toEqual(untouched)
  expect(send({ ...typed, shown: snapshotOf(TODAY, { steps: 100 }) })).toEqual(untouched)
  expect(send({ ...typed, shown: '' })).toEqual(untouched)
})

test('a form that says nothing of what it showed means what it sends', () => {
  expect(send({ weightKg: '', steps: '100' })).toMatchObject({ vitals: { weightKg: null, steps: 100 } })
})

test('a form in US units is read in them, its ranges too, and their ends can be entered', () => {
  expect(send({ units: 'us', weightKg: '141.5', waterLiters: '64', hrvMs: '58' })).toMatchObject({
    vitals: { weightKg: 64.18, waterLiters: 1.893, hrvMs: 58 },
  })
  expect(send({ units: 'us', weightKg: '64 kg', waterLiters: '2 l' })).toMatchObject({ vitals: { weightKg: 64, waterLiters: 2 } })
  expect(send({ weightKg: '141 lb' })).toMatchObject({ vitals: { weightKg: 63.96 } })
  expect(send({ units: 'us', weightKg: '19 kg', waterLiters: '508', restingHr: '221' })).toEqual({
    weightKg: 'Enter a number from 44.1 to 881.8.',
    waterLiters: 'Enter a number from 0 to 507.2.',
    restingHr: 'Enter a number from 25 to 220.',
  })
  for (const name of vitalNames) {
    const { least, most } = formatBounds(name, 'us')
    for (const end of [least, most]) expect(send({ units: 'us', [name]: end })).toHaveProperty('vitals')
  }
})

test.for(['', 'imperial', 'US'])('units that are none (“%s”) are metric', (units) => {
  expect(send({ units, weightKg: '64.2' })).toMatchObject({ vitals: { weightKg: 64.2 } })
})

const stored = fc.record(
  Object.fromEntries(
    vitalNames.map((name) => {
      const { least, most, digits } = vitals[name]
      const value = fc.integer({ min: least * 10 ** digits, max: most * 10 ** digits })
      return [name, fc.option(value.map((n) => Number((n / 10 ** digits).toFixed(digits))))]
    }),
  ) as Record<VitalName, fc.Arbitrary<number | null>>,
)

test('a day that is opened and saved again, whatever the units, keeps its numbers to the last digit', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom('metric' as const, 'us' as const), (entry, units) => {
      fc.pre(Object.values(entry).some((value) => value !== null))
      const typed = Object.fromEntries(vitalNames.map((name) => [name, formatVital(name, entry[name], units)]))
      const saved = send({ ...typed, units, shown: snapshotOf(TODAY, entry) })
      const kept = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null))
      expect(saved).toEqual({ day: TODAY, timeZone: null, vitals: kept })
    }),
    { numRuns: 500 },
  )
})

test('a field that was touched is read, also when the form showed a number in it', () => {
  const shown = snapshotOf(TODAY, { weightKg: 64.2 })
  expect(send({ units: 'us', weightKg: '141.5', shown })).toMatchObject({ vitals: { weightKg: 64.2 } })
  expect(send({ units: 'us', weightKg: '141.6', shown })).toMatchObject({ vitals: { weightKg: 64.23 } })
  expect(send({ units: 'metric', weightKg: '141.5', shown })).toMatchObject({ vitals: { weightKg: 141.5 } })
})

test.for(['weightKg=', 'weightKg=x', 'weightKg=Infinity', 'weightKg', 'weightKg=1e9'])(
  'a form that says “%s” of what it showed brings no number in that was not typed',
  (part) => {
    expect(send({ weightKg: '64.2', shown: `${TODAY} ${part}` })).toMatchObject({ vitals: { weightKg: 64.2 } })
    expect(send({ weightKg: '1000000000', shown: `${TODAY} ${part}` })).toHaveProperty('weightKg')
  },
)

test('the days that are open are named in the member’s language', () => {
  const form = checkInForm({ now: NOW, profileZone: null, dateLanguage: 'en-US' })
  expect(form.safeParse({ date: '', weightKg: '64' }).error?.issues[0]?.message).toBe(
    'Choose a day from October 22, 2026 to November 20, 2026.',
  )
})

test.for(['', 'today', '2026-11-31', '2026-11-21', '2026-10-21', '1926-11-20'])(
  'the date “%s” is refused with the days that are open',
  (date) => {
    expect(send({ date, weightKg: '64' })).toEqual({ date: 'Choose a day from 22 October 2026 to 20 November 2026.' })
  },
)

test('today and the 29 days before it are open', () => {
  const open = [...Array(40).keys()].map((n) => shiftDay(TODAY, 5 - n)).filter((day) => isOpenDay(day, TODAY))
  expect(open).toHaveLength(30)
  expect([open[0], open.at(-1)]).toEqual([TODAY, '2026-10-22'])
  expect(send({ date: '2026-10-22', weightKg: '64' })).toHaveProperty('day', '2026-10-22')
})

test('today is the browser’s, else the profile’s, else that of UTC', () => {
  const tomorrow = { date: '2026-11-21', weightKg: '64' }
  const lateInAuckland = new Date('2026-11-20T12:00:00Z')
  expect(send({ ...tomorrow, timeZone: 'Pacific/Auckland' }, null, lateInAuckland)).toMatchObject({
    day: '2026-11-21',
    timeZone: 'Pacific/Auckland',
  })
  expect(send(tomorrow, 'Pacific/Auckland', lateInAuckland)).toMatchObject({ day: '2026-11-21', timeZone: null })
  expect(send(tomorrow, null, lateInAuckland)).toHaveProperty('date')
  expect(send({ ...tomorrow, timeZone: 'America/Chicago' }, 'Pacific/Auckland', lateInAuckland)).toHaveProperty('date')
})

test('a zone that is none is not taken', () => {
  expect(send({ weightKg: '64', timeZone: 'Mars/Olympus' })).toMatchObject({ timeZone: null })
  expect(send({ weightKg: '64', timeZone: '+02:00' })).toMatchObject({ timeZone: null })
})

test('at every instant around a change of the clock exactly 30 days are open, the last of them today', () => {
  const minutesOf2026 = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((m) => new Date(Date.UTC(2026, 0, 1) + m * 60_000))
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kathmandu')
  fc.assert(
    fc.property(minutesOf2026, zone, (now, timeZone) => {
      const today = localDay(now, timeZone)
      const accepted = (date: string) => 'vitals' in send({ date, weightKg: '64', timeZone }, null, now)
      expect([today, shiftDay(today, -29), shiftDay(today, 1), shiftDay(today, -30)].map(accepted)).toEqual([
        true,
        true,
        false,
        false,
      ])
    }),
    { numRuns: 60 },
  )
})
