import { sql } from 'drizzle-orm'

import { changeReport, removeReports, saveReports } from '#features/health/change-lab-reports.server.ts'
import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { chooseHabit } from '#features/health/habits/habits.server.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { addRestRange } from '#features/health/rest-days/rest-ranges.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findHealthVersion } from './health-version.server.ts'

/** What of a member’s rows no page that is kept shows, and why. */
const NOT_SHOWN = {
  health_versions: 'the version itself',
  check_in_keys: 'forms that arrived',
  check_in_reminders: 'when a mail went',
  health_source_ranks: 'what it decides is written into the days',
  health_imports: 'its page is worked out each time',
  health_import_series: 'waits to be looked over',
  health_values: 'what counts of it is written into the days',
  lab_files: 'a report names its file',
  lab_targets: 'the coach’s, for everybody',
}

const TODAY = '2026-03-02'

test('every table of a member’s health changes their version, whatever writes it, or is shown by no page that is kept', async ({
  services,
}) => {
  const { rows } = await services.db.execute<{ table: string; events: string[] }>(sql`
    select event_object_table as table, array_agg(event_manipulation::text order by event_manipulation) as events
    from information_schema.triggers where action_statement like '%note_health_change%' group by 1`)
  const changing = rows.map(({ table }) => table)
  const own = healthData.tables.map(({ table }) => table)
  expect([...changing, ...Object.keys(NOT_SHOWN)].toSorted()).toEqual([...new Set([...own, ...changing])].toSorted())
  for (const { table, events } of rows) expect([table, events]).toEqual([table, ['DELETE', 'INSERT', 'UPDATE']])
})

/** What a member does to their record; each must change the version, and that of nobody else. */
const actions: ReadonlyArray<
  readonly [name: string, (services: Services, maya: Awaited<ReturnType<typeof aMember>>) => Promise<unknown>]
> = [
  ['a check-in', (services, maya) => recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 4000 } }))],
  ['the same day again', (services, maya) => recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 5000 } }))],
  [
    'a file',
    async (services, maya) => {
      const file = 'date,Sleep Score,Total Sleep Time,Average HRV,Steps\n2026-02-27,80,25200,41,8123\n'
      await aReadImport(services, maya, file, { name: 'oura.csv' })
    },
  ],
  ['a rest', (services, { userId }) => addRestRange(services, userId, { kind: 'sick', fromDay: TODAY, toDay: TODAY })],
  ['a habit', (services, { userId }) => chooseHabit(services, { userId, today: TODAY, habit: 'morning-light', week: TODAY })],
  [
    'a lab report, changed and taken back',
    async (services, maya) => {
      const versions = [await findHealthVersion(services.db, maya.userId)]
      const note = async () => versions.push(await findHealthVersion(services.db, maya.userId))
      const { ids } = await saveReports(services, maya, 'typed', [aReport({ results: [aResult({})] })])
      await note()
      await changeReport(services, maya, ids[0]!, aReport({ results: [aResult({ flag: 'H' })] }))
      await note()
      await services.db.execute(sql`update lab_results set flag = 'N' where lab_id = ${ids[0]}`)
      await note()
      await services.db.execute(sql`delete from lab_results where lab_id = ${ids[0]}`)
      await note()
      await removeReports(services, maya, ids)
      await note()
      expect(new Set(versions).size).toBe(versions.length)
    },
  ],
  ['rows that another hand writes', ({ db }) => db.execute(sql`update health_stats set steps = steps + 1`)],
]

test('whatever a member does to their record changes its version, and that of nobody else', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await addRestRange(services, noor.userId, { kind: 'rest', fromDay: TODAY, toDay: TODAY })
  const before = await findHealthVersion(services.db, noor.userId)
  const seen = new Set([await findHealthVersion(services.db, maya.userId)])
  for (const [name, intent] of actions) {
    await intent(services, maya)
    const version = await findHealthVersion(services.db, maya.userId)
    expect([name, version === null || seen.has(version)]).toEqual([name, false])
    seen.add(version)
  }
  expect(await findHealthVersion(services.db, noor.userId)).toBe(before)
})

test('what a transaction has written is no version before it is committed, and none when it is rolled back', async ({
  freshDatabase,
}) => {
  const { services } = await freshDatabase()
  const { userId } = await aMember(services)
  await addRestRange(services, userId, { kind: 'rest', fromDay: TODAY, toDay: TODAY })
  const before = await findHealthVersion(services.db, userId)
  const rolledBack = new Error('not after all')
  const undone = services.db.transaction(async (tx) => {
    expect(await findHealthVersion(tx, userId)).toBe(before)
    await tx.execute(sql`delete from rest_ranges`)
    expect(await findHealthVersion(tx, userId)).toBeNull()
    throw rolledBack
  })
  await expect(undone).rejects.toBe(rolledBack)
  expect(await findHealthVersion(services.db, userId)).toBe(before)
})

test('somebody who is erased leaves no version behind', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const maya = await aMember(services)
  await recordCheckIn(services, maya, aCheckIn({ vitals: { steps: 4000 } }))
  await services.db.execute(sql`delete from users where id = ${maya.userId}`)
  const { rows } = await services.db.execute(sql`select 1 from health_versions`)
  expect(rows).toEqual([])
})
