import { recordWhatRanOut } from '#features/membership/core/events.server.ts'
import { openDatabase } from '#platform/db.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { aDatabaseBefore } from '#tests/support/earlier-database.ts'
import { expect, test } from '#tests/support/test.ts'

const people = {
  running: '00000000-0000-4000-8000-000000000001',
  over: '00000000-0000-4000-8000-000000000002',
  told: '00000000-0000-4000-8000-000000000003',
  given: '00000000-0000-4000-8000-000000000004',
  asked: '00000000-0000-4000-8000-000000000005',
}

test('trials and accesses from before the history begin in it once, and end in it once', async ({ services }) => {
  const pool = await aDatabaseBefore('0009_trials_in_history')
  const { running, over, told, given, asked } = people
  await pool.query(`INSERT INTO users (id, email) SELECT id, id || '@example.com' FROM unnest($1::uuid[]) id`, [
    Object.values(people),
  ])
  await pool.query(
    `INSERT INTO memberships (user_id, trial_started_at, trial_ends_at, granted_at, granted_until, trial_requested_at) VALUES
      ($1, '2026-03-01T08:00:00Z', '2026-03-08T08:00:00Z', NULL, NULL, NULL),
      ($2, '2026-01-01T08:00:00Z', '2026-01-08T08:00:00Z', NULL, NULL, NULL),
      ($3, '2026-02-01T08:00:00Z', '2026-02-08T08:00:00Z', NULL, NULL, NULL),
      ($4, NULL, NULL, '2026-01-05T08:00:00Z', '2026-01-06T08:00:00Z', NULL),
      ($5, NULL, NULL, NULL, NULL, '2026-01-05T08:00:00Z')`,
    [running, over, told, given, asked],
  )
  await pool.query(
    `INSERT INTO membership_events (user_id, kind, at, source) VALUES
      ($1, 'trial started', '2026-02-01T08:00:00Z', 'trial started'),
      ($1, 'trial ended', '2026-02-08T08:00:00Z', 'trial ended'),
      ($2, 'trial ended', '2026-01-08T08:00:00Z', 'trial ended')`,
    [told, over],
  )
  await migrate(pool.options)
  const { db, close } = openDatabase(pool.options)
  await recordWhatRanOut({ ...services, db })
  await recordWhatRanOut({ ...services, db })
  await close()
  const { rows } = await pool.query<{ user_id: string; kind: string; at: Date }>(
    'SELECT user_id, kind, at FROM membership_events ORDER BY user_id, at',
  )
  expect(rows.map(({ user_id, kind, at }) => [user_id, kind, at.toISOString().slice(0, 10)])).toEqual([
    [running, 'trial started', '2026-03-01'],
    [over, 'trial started', '2026-01-01'],
    [over, 'trial ended', '2026-01-08'],
    [told, 'trial started', '2026-02-01'],
    [told, 'trial ended', '2026-02-08'],
    [given, 'granted', '2026-01-05'],
    [given, 'grant ended', '2026-01-06'],
  ])
})
