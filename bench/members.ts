import { sql } from 'drizzle-orm'

import { findMemberFigures, findMembers } from '#features/membership/admin/members.server.ts'
import type { MembershipStatus } from '#features/membership/core/entitlement.ts'
import type { Services } from '#services.server.ts'

import { openScratchDatabase } from './scratch-database.ts'
import type { Figure } from './table.ts'

const PEOPLE = 100_000
const ROUNDS = 9

/** In the order of the remainders below: how many of 1,000 people are in each state. The rare ones are what a page looks for longest. */
const shares: ReadonlyArray<readonly [MembershipStatus, number]> = [
  ['none', 390],
  ['ended', 350],
  ['active', 200],
  ['trial', 20],
  ['lifetime', 20],
  ['cancelled', 8],
  ['past due', 4],
  ['refunded', 4],
  ['granted', 3],
  ['paused', 1],
]

/** What the owner’s list of members and its figures cost at the database, with everybody, by state and searched. */
export async function benchMembers(note: (figure: Figure) => void): Promise<void> {
  const { services, close } = await openScratchDatabase()
  try {
    await fillMembers(services)
    const everybody = { search: '', state: null, behind: null }
    const looks = [
      ['everybody', everybody],
      ...shares.map(([state]) => [state, { ...everybody, state }] as const),
      ['searched', { ...everybody, search: 'p99123@' }],
      ['paused, searched', { ...everybody, search: 'p9', state: 'paused' as const }],
    ] as const
    for (const [what, wanted] of looks) {
      const measured = await medianMs(() => findMembers(services, wanted))
      note({ what: `a page of ${PEOPLE} people: ${what}`, measured, goal: { atMost: 100 }, unit: 'ms' })
    }
    const measured = await medianMs(() => findMemberFigures(services))
    note({ what: `figures of ${PEOPLE} people`, measured, goal: { atMost: 300 }, unit: 'ms' })
  } finally {
    await close()
  }
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await work()
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)]!
}

/** People of three years; who bought has a payment a month in the history. */
async function fillMembers({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  await db.execute(sql`insert into users (name, email, created_at)
    select 'Person ' || n, 'p' || n || '@example.com', ${now}::timestamptz - n * interval '15 minutes'
    from generate_series(1, ${PEOPLE}::int) n`)
  let from = 0
  for (const [state, count] of shares) {
    if (state !== 'none') await fillState(db, { state, from, to: from + count, now })
    from += count
  }
  await db.execute(sql`insert into membership_events (user_id, kind, at, note, source)
    select m.user_id, case when n = 0 then 'bought' else 'renewed' end, ${now}::timestamptz - (12 - n) * interval '30 days',
      '{"plan":"monthly","amountCents":2900,"currency":"usd"}', 'evt_' || m.user_id || n
    from memberships m, generate_series(0, 11) n where m.billing ->> 'state' in ('active', 'past due', 'cancelled')`)
  await db.execute(sql`insert into membership_events (user_id, kind, at, source)
    select user_id, 'trial started', trial_started_at, 'trial started' from memberships where trial_started_at is not null`)
  for (const table of ['users', 'memberships', 'membership_events']) await db.execute(sql.raw(`vacuum analyze ${table}`))
}

/** The number in a person’s address. */
const number = sql`substr(email, 2, position('@' in email) - 2)::int`

interface Filled {
  readonly state: MembershipStatus
  readonly from: number
  readonly to: number
  readonly now: Date
}

async function fillState(db: Services['db'], { state, from, to, now }: Filled): Promise<void> {
  const isTrial = state === 'trial' || state === 'ended'
  /** Trials that are over began over the last year. */
  const started = sql`${now}::timestamptz - interval '1 day' * ${state === 'trial' ? sql`2` : sql`(8 + (${number} * 31) % 360)`}`
  const instant = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  const billing = {
    plan: state === 'lifetime' ? 'lifetime' : 'monthly',
    state,
    periodEndsAt: state === 'lifetime' ? null : instant(12),
    pastDueSince: state === 'past due' ? instant(-2) : null,
    paidAt: instant(-360),
    amountCents: 2900,
    currency: 'usd',
    subscriptionId: 'sub_1',
    paymentId: 'pi_1',
  }
  await db.execute(sql`insert into memberships (user_id, trial_started_at, trial_ends_at, granted_at, billing)
    select id, ${isTrial ? started : sql`null::timestamptz`}, ${isTrial ? started : sql`null::timestamptz`} + interval '7 days',
      ${state === 'granted' ? now : null}::timestamptz, ${isTrial || state === 'granted' ? null : JSON.stringify(billing)}::jsonb
    from users where (${number} * 7919) % 1000 >= ${from} and (${number} * 7919) % 1000 < ${to}`)
}
