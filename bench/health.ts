import { sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'

import type { Figure } from './table.ts'
import { checkInNumbers, dayBefore, sendForm, startTrialByForm } from './trial-member.ts'

const YEARS_OF_DAYS = 3_653
const LAB_REPORTS = 20
const RESULTS_A_REPORT = 20
const OTHERS = 2_000
const ENTRIES = 1_000_000
/** A statement may not take long. */
const DAYS_AT_ONCE = 10
const ROUNDS = 60

const pages = {
  dashboard: '/dashboard',
  'trends of a year': '/health/trends?days=365',
  'lab results': '/health/labs',
  'one lab test': '/health/labs/tests/2276-4',
}

/**
 * A member with ten years of daily entries and 400 lab results: what their pages take, first alone in the database, then among a million entries
 * of 2,000 others. Over HTTP, one request at a time.
 */
export async function benchHealth(note: (figure: Figure) => void): Promise<void> {
  const product = await startProduct()
  try {
    const { cookie, email } = await startTrialByForm(product.origin)
    await inDatabaseOf(product.dataDir, async ({ db }) => {
      await haveYears(db, email)
      // The first look grants what the years have earned, and leads back to the page.
      await sendForm(product.origin, '/dashboard', { date: dayBefore(0), ...checkInNumbers }, cookie)
      const looks = { ...pages, 'a check-in': null }
      const alone = await timesOf(looks, product.origin, cookie)
      const queries = await transactionsOf(db, () => openPage(product.origin, pages.dashboard, cookie))
      note({
        what: 'dashboard of ten years and 400 lab results: transactions of the database',
        measured: queries,
        goal: { atMost: 8 },
        unit: '',
      })
      note({ what: 'dashboard of ten years and 400 lab results', measured: alone.dashboard!, goal: { atMost: 40 }, unit: 'ms' })
      await haveOthers(db)
      const among = await timesOf(looks, product.origin, cookie)
      for (const look of Object.keys(looks)) {
        console.log(`  ${look}: ${alone[look]!.toFixed(1)} ms alone, ${among[look]!.toFixed(1)} ms among ${ENTRIES} entries`)
        const measured = among[look]! / alone[look]!
        note({
          what: `${look}, among a million entries of ${OTHERS} others`,
          measured,
          goal: { atMost: 1.5 },
          unit: 'x of alone',
        })
      }
    })
  } finally {
    await discardProduct(product)
  }
}

/** The median of each look in milliseconds, in turns, so that all see the same machine. */
async function timesOf(looks: Record<string, string | null>, origin: string, cookie: string): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS + 10; round++) {
    for (const [look, path] of Object.entries(looks)) {
      const begun = performance.now()
      await (path === null ? checkIn(origin, cookie, round) : openPage(origin, path, cookie))
      if (round >= 10) (times[look] ??= []).push(performance.now() - begun)
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([look, taken]) => [look, taken.toSorted((one, other) => one - other)[taken.length >> 1]!]),
  )
}

async function openPage(origin: string, path: string, cookie: string): Promise<void> {
  const answer = await fetch(origin + path, { headers: { Cookie: cookie, 'Accept-Encoding': 'br' }, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
}

/** A day is entered again and again, with other numbers. */
async function checkIn(origin: string, cookie: string, round: number): Promise<void> {
  const fields = { date: dayBefore(round % 20), ...checkInNumbers, steps: String(5_000 + round) }
  const saved = await sendForm(origin, '/dashboard', fields, cookie)
  await saved.arrayBuffer()
  if (saved.status !== 303) throw new Error(`A check-in answered ${saved.status}.`)
}

/** How many transactions a piece of work takes (a statement outside of one is one), by the count that PostgreSQL keeps; what the product does besides is taken off. */
async function transactionsOf(db: Database, work: () => Promise<void>): Promise<number> {
  const counted = async (times: number) => {
    const before = await committed(db)
    for (let time = 0; time < times; time++) await work()
    // PostgreSQL tells of what a connection did within a second of its end.
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    return (await committed(db)) - before
  }
  const besides = await counted(0)
  const REQUESTS = 200
  return Math.round(((await counted(REQUESTS)) - besides) / REQUESTS)
}

async function committed(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select xact_commit as count from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]!.count)
}

/** Ten years of days with all six numbers, and reports of 20 results. */
async function haveYears(db: Database, email: string): Promise<void> {
  const id = sql`(select id from users where email = ${email})`
  await db.execute(sql`insert into health_stats
      (user_id, day, recorded_at, entered_at, zone, weight_kg, sleep_hours, steps, water_liters, hrv_ms, hrv_method, resting_hr)
    select ${id}, current_date - n, now(), now(), 'UTC', 64 + (n % 11) / 10.0, 6.5 + (n % 7) / 4.0, 4000 + (n * 7919) % 6000, 2,
      50 + n % 13, 'rmssd', 55 + n % 6
    from generate_series(0, ${YEARS_OF_DAYS - 1}::int) n`)
  await db.execute(sql`insert into health_labs (user_id, recorded_at, collected_on, laboratory)
    select ${id}, now(), current_date - n * 180, 'Laboratory' from generate_series(0, ${LAB_REPORTS - 1}::int) n`)
  await db.execute(sql`insert into lab_results (lab_id, position, name, loinc, value, unit, ucum, low, high)
    select l.id, n, case n when 0 then 'Ferritin' else 'Test ' || n end, case n when 0 then '2276-4' end, 40 + n, 'ng/mL', 'ng/mL', 15, 150
    from health_labs l, generate_series(0, ${RESULTS_A_REPORT - 1}::int) n`)
  for (const table of ['health_stats', 'health_labs', 'lab_results']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

async function haveOthers(db: Database): Promise<void> {
  await db.execute(sql`insert into users (name, email, created_at)
    select 'Person ' || n, 'other' || n || '@example.com', now() from generate_series(1, ${OTHERS}::int) n`)
  for (let from = 0; from < ENTRIES / OTHERS; from += DAYS_AT_ONCE) {
    await db.execute(sql`insert into health_stats (user_id, day, recorded_at, entered_at, zone, weight_kg, sleep_hours, steps, resting_hr)
      select u.id, current_date - n, now(), now(), 'UTC', 60 + n % 30, 7, 5000 + n, 60
      from generate_series(${from}::int, ${from + DAYS_AT_ONCE - 1}::int) n, users u where u.email like 'other%'`)
  }
  await db.execute(sql.raw('vacuum analyze health_stats'))
}
