import { shiftDay } from '#base/dates/calendar-day.ts'
import { expect, test } from '#tests/support/test.ts'

import { checkInFields } from './api/check-in-json.ts'
import { listCheckIns } from './api/check-ins.server.ts'
import { recordCheckIn } from './check-in.server.ts'
import { checkInForm } from './check-in.ts'
import { aNumberOf, noNumbers } from './core/vitals.factory.ts'
import { formatVital, vitalNames, vitals } from './core/vitals.ts'
import { readDashboard } from './dashboard/dashboard.server.ts'
import { readHistory } from './history/history.server.ts'
import { aReadImport } from './imports/import.factory.server.ts'
import { importUnits } from './imports/reading/import-units.ts'
import { healthData } from './member-data.server.ts'
import { aMember } from './member.factory.server.ts'
import { listEntries } from './trends/entries.server.ts'
import { readTrends } from './trends/trends.server.ts'

const TODAY = '2026-03-02' // where the clock of tests stands

test.for(vitalNames)(
  '%s alone makes a day: typed, it is kept, shown, drawn, given to programs and taken along',
  async (name, { services }) => {
    const maya = await aMember(services)
    const number = aNumberOf(name)
    const typed = formatVital(name, number, 'metric')
    const form = checkInForm({ now: services.clock.now(), profileZone: null })
    await recordCheckIn(services, maya, form.parse({ date: TODAY, [name]: typed }))

    const numbers = { ...noNumbers, [name]: number }
    const { history, recent, entries } = await readHistory(services.db, maya.userId, { upTo: TODAY, since: TODAY })
    expect(history.logged).toEqual([{ day: TODAY, filled: 1, scored: vitals[name].isScored ? 1 : 0, isEntered: true }])
    expect(recent).toEqual([{ day: TODAY, ...numbers, hrvMethod: null }])
    expect(entries).toEqual([{ day: TODAY, ...numbers, hrvMethod: null, imported: null }])

    const { dashboard } = await readDashboard(services, maya)
    expect(dashboard.form.fields[name].value).toBe(typed)
    expect(dashboard.recentTrends?.charts.map(({ id }) => id)).toEqual([name])
    expect((await listEntries(services, maya)).entries[0]?.values[name]).toBe(typed)
    const { trends } = await readTrends(services, maya, 7)
    expect(trends.map(({ id, latest }) => [id, latest])).toEqual([[name, { value: typed, day: 'today' }]])

    const [sent] = await listCheckIns(services, maya.userId)
    expect(sent).toMatchObject({ date: TODAY, ...numbers })
    expect(form.parse(checkInFields(sent!)).vitals).toEqual(numbers)

    const sections = await healthData.sections(services, { userId: maya.userId })
    const record = sections.find((section) => section.name === 'health-entries')!.records[0]!
    expect(record[vitals[name].exportedAs]).toBe(number)
  },
)

test.for(vitalNames)('%s comes out of a file, in each of its units', async (name, { services }) => {
  const number = aNumberOf(name)
  for (const { id, size, method } of importUnits[name]) {
    const maya = await aMember(services)
    const mapping = { source: 'File', day: 'Date', dateOrder: null, numbers: [{ metric: name, column: 'Number', unit: id }] }
    const file = `Date,Number\n${shiftDay(TODAY, -1)},${number / size}\n`
    expect(await aReadImport(services, maya, file, { mapping })).toMatchObject({ state: 'done', counts: { added: 1 } })
    const { recent } = await readHistory(services.db, maya.userId, { upTo: TODAY, since: shiftDay(TODAY, -1) })
    expect(recent).toEqual([{ day: shiftDay(TODAY, -1), ...noNumbers, [name]: number, hrvMethod: method ?? null }])
  }
})
