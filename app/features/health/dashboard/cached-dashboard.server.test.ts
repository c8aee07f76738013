import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { aMember, checkInOn } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { personCache } from '#platform/person-cache.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { recordingServices } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { tellingParts } from './dashboard-view.ts'
import { showDashboard } from './dashboard.server.ts'

const TODAY = '2026-03-02' // a Monday, where the clock of tests stands

/** Another process on the same database: nothing of its memory is shared. */
function elsewhere({ db, clock }: Services): Services {
  return recordingServices({ db, clock, sent: [], mails: [] })
}

test('a dashboard is worked out once, and by each process for itself', async ({ freshDatabase }) => {
  const database = await freshDatabase()
  const { services } = database
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [2, 1, 0])
  const requests = [await showDashboard(services, maya), await showDashboard(services, maya)]
  expect(requests[1]!.dashboard).toEqual(requests[0]!.dashboard)
  expect((await showDashboard(elsewhere(services), maya)).dashboard).toEqual(requests[0]!.dashboard)
  expect(await countQueries(database, (counted) => showDashboard(counted, maya))).toBe(1)
})

test('entries, the day, units, zone and language each make it anew, on the process that was not told too', async ({
  freshDatabase,
  clock,
}) => {
  const { services: here } = await freshDatabase()
  const there = elsewhere(here)
  const maya = await aMember(here)
  await checkInOn(here, maya, TODAY, [1, 0])
  const steps = async (viewer: Viewer, day?: string) =>
    (await showDashboard(there, viewer, day)).dashboard.form.fields.steps.value
  expect(await steps(maya)).toBe('6,240')
  await recordCheckIn(here, maya, aCheckIn({ vitals: { steps: 4100 } }))
  expect(await steps(maya)).toBe('4,100')
  expect(await steps(maya, '2026-03-01')).toBe('6,240')
  const shown = async (viewer: Viewer) => (await showDashboard(there, viewer)).dashboard
  expect((await shown(maya)).form.units).toBe('metric')
  expect((await shown({ ...maya, units: 'us' })).form.units).toBe('us')
  expect((await shown({ ...maya, dateLanguage: 'de' })).todayInFull).toBe('Montag, 2. März 2026')
  clock.set('2026-03-02T23:30:00Z')
  expect((await shown(maya)).form.today).toBe('2026-03-02')
  expect((await shown({ ...maya, timeZone: 'Europe/Berlin' })).form.today).toBe('2026-03-03')
  clock.set('2026-03-03T00:30:00Z')
  expect((await shown(maya)).form).toMatchObject({ today: '2026-03-03', isStored: false })
})

test('two members who come in turns see their own numbers each time', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const [maya, noor] = [await aMember(services), await aMember(services)]
  for (const [at, member] of [maya, noor, maya, noor].entries()) {
    await recordCheckIn(services, member, aCheckIn({ vitals: { steps: 1000 + at } }))
    const both = [await showDashboard(services, maya), await showDashboard(services, noor)]
    expect(both.map(({ dashboard }) => dashboard.form.fields.steps.value)).toEqual(
      [
        ['1,000', ''],
        ['1,000', '1,001'],
        ['1,002', '1,001'],
        ['1,002', '1,003'],
      ][at],
    )
  }
})

test('a check-in draws anew what shows other numbers, and nothing else', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [2, 1, 0])
  const before = (await showDashboard(services, maya)).dashboard.parts
  await recordCheckIn(services, maya, aCheckIn({ vitals: { weightKg: 64.2, steps: 9100 } }))
  const after = (await showDashboard(services, maya)).dashboard.parts
  expect(tellingParts.filter((name) => after[name].mark !== before[name].mark)).toEqual(['trends'])
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-02-27', vitals: { steps: 9100 } }))
  const later = (await showDashboard(services, maya)).dashboard.parts
  expect(tellingParts.filter((name) => later[name].mark !== after[name].mark)).toEqual([
    'score',
    'week',
    'streak',
    'trends',
    'achievements',
  ])
})

test('with an erasure nothing of what was shown is kept', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [0])
  await showDashboard(services, maya)
  expect(personCache(services).size.pages).toBe(1)
  await services.db.transaction(async (tx) => void (await healthData.erase(services, tx, maya)))
  expect(personCache(services).size).toEqual({ pages: 0, bytes: 0 })
})
