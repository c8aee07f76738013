import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { sessionCookie } from '#features/identity/core/session-cookie.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'

/** One of many members, and the cookie of their browser. */
export interface SeededMember {
  readonly cookie: string
  /** One of their lab reports. */
  readonly report: string
}

const DAYS = 90
const HABIT_WEEKS = 12
const REPORTS = 3

/** The tests of each report, as laboratories name them. */
const tests = [
  ['Ferritin', '2276-4', 'ng/mL', 15, 150],
  ['Vitamin D', '1989-3', 'ng/mL', 30, 100],
  ['TSH', '3016-3', 'mIU/L', 0.4, 4],
  ['Glucose', '2345-7', 'mg/dL', 70, 99],
  ['Hemoglobin A1c', '4548-4', '%', 4, 5.6],
  ['Cholesterol', '2093-3', 'mg/dL', 100, 200],
  ['HDL Cholesterol', '2085-9', 'mg/dL', 40, 90],
  ['Triglycerides', '2571-8', 'mg/dL', 40, 150],
  ['Creatinine', '2160-0', 'mg/dL', 0.6, 1.2],
  ['Hemoglobin', '718-7', 'g/dL', 12, 16],
  ['Magnesium', '19123-9', 'mg/dL', 1.7, 2.2],
  ['Vitamin B12', '2132-9', 'pg/mL', 200, 900],
] as const

/**
 * Members who are signed in, each with 90 days of six numbers of their own, twelve weeks of habits, a week of rest, and three lab reports of
 * twelve results; every fifth of them in a running trial, the others granted.
 */
export async function haveMembers(
  db: Database,
  count: number,
  site: { origin: string; secret: string },
): Promise<SeededMember[]> {
  await db.transaction(async (tx) => {
    // Rows that are right need no triggers, which would take several times as long.
    await tx.execute(sql`set local session_replication_role = replica`)
    await seedMembers(tx, count)
  })
  for (const table of ['users', 'profiles', 'health_stats', 'health_labs', 'lab_results']) {
    await db.execute(sql.raw(`vacuum analyze ${table}`))
  }
  return haveSessions(db, site)
}

async function seedMembers(db: Transaction, count: number): Promise<void> {
  await db.execute(sql`insert into users (name, email, email_verified, created_at)
    select 'Member ' || n, 'member' || n || '@wellward.test', true, now() - interval '400 days' from generate_series(1, ${count}::int) n`)
  const number = sql`substr(email, 7, position('@' in email) - 7)::int`
  const members = sql`(select id, ${number} as n from users where email like 'member%@wellward.test') m`
  await db.execute(
    sql`insert into profiles (user_id, time_zone, units, are_units_chosen) select id, 'UTC', 'metric', true from ${members}`,
  )
  await db.execute(sql`insert into memberships (user_id, trial_started_at, trial_ends_at, granted_at)
    select id, case n % 5 when 0 then now() - interval '3 days' end, case n % 5 when 0 then now() + interval '4 days' end,
      case n % 5 when 0 then null else now() - interval '200 days' end
    from ${members}`)
  await db.execute(sql`insert into health_stats
      (user_id, day, recorded_at, entered_at, zone, weight_kg, sleep_hours, steps, water_liters, hrv_ms, hrv_method, resting_hr)
    select id, current_date - d, now(), now(), 'UTC', 60 + n % 30 + (d * 7 + n) % 13 / 10.0, 6 + (d * 5 + n) % 9 / 4.0,
      4000 + (d * 7919 + n * 31) % 8000, 1 + (d + n) % 8 / 4.0, 40 + (d * 11 + n) % 30, 'rmssd', 52 + (d * 3 + n) % 12
    from ${members}, generate_series(0, ${DAYS - 1}::int) d`)
  await db.execute(sql`insert into habit_weeks (user_id, week, habit, done_on, created_at)
    select id, date_trunc('week', current_date)::date - 7 * w, 'morning-light',
      case w when 0 then '{}' else array[date_trunc('week', current_date)::date - 7 * w + n % 7] end, now()
    from ${members}, generate_series(0, ${HABIT_WEEKS - 1}::int) w`)
  await db.execute(sql`insert into rest_ranges (user_id, kind, from_day, to_day, created_at)
    select id, 'travel', current_date - 200, current_date - 194, now() from ${members}`)
  await db.execute(sql`insert into health_labs (user_id, recorded_at, collected_on, laboratory)
    select id, now(), current_date - 30 - r * 170, 'Laboratory' from ${members}, generate_series(0, ${REPORTS - 1}::int) r`)
  await db.execute(sql`insert into lab_results (lab_id, position, name, loinc, value, unit, ucum, low, high, flag)
    select l.id, t.position, t.name, t.loinc, round((t.low + (t.high - t.low) * (30 + (m.n * 7 + t.position * 5) % 40) / 100.0)::numeric, 1),
      t.unit, t.unit, t.low, t.high, 'N'
    from health_labs l join ${members} on m.id = l.user_id,
      jsonb_to_recordset(${JSON.stringify(tests.map(([name, loinc, unit, low, high], position) => ({ name, loinc, unit, low, high, position })))}::jsonb)
        as t (name text, loinc text, unit text, low numeric, high numeric, position int)`)
  // The triggers' own row, one a member.
  await db.execute(sql`insert into health_versions (user_id) select id from ${members}`)
}

/** A session for each, made by hand: five hundred forms would take longer than what is measured. */
async function haveSessions(db: Database, { origin, secret }: { origin: string; secret: string }): Promise<SeededMember[]> {
  const { rows } = await db.execute<{ id: string; report: string }>(sql`
    select distinct on (u.id) u.id, l.id as report from users u join health_labs l on l.user_id = u.id
    where u.email like 'member%@wellward.test' order by u.id, l.collected_on desc`)
  const tokens = rows.map(({ id }) => ({ id, token: randomBytes(24).toString('base64url') }))
  await db.execute(sql`insert into sessions (token, user_id, expires_at, last_used_at)
    select t.token, t.id, now() + interval '30 days', now() + interval '1 hour'
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as t (token text, id uuid)`)
  const site = { origin, origins: [origin], insecure: false, name: async () => 'Wellward' }
  return rows.map(({ report }, at) => ({
    cookie: sessionCookie({ site, secret }, tokens[at]!.token).split(';')[0]!,
    report,
  }))
}
