import { inArray, sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'

import { GRACE_DAYS, type Membership } from './entitlement.ts'
import { memberships } from './tables.server.ts'

const { userId, trialEndsAt, grantedAt, grantedUntil, billing } = memberships

/** Many memberships that stand alike: one of them, how many there are, and what they pay together. */
export interface KindOfRow {
  readonly membership: Membership
  readonly count: number
  readonly amountCents: number
}

/**
 * Everybody's memberships by kind. Rows are of one kind when whatever `membershipState` looks at is alike in them: what is there, the plan, and how
 * each of its instants lies to this one. So one row of a kind is asked for all of it; a test holds that against asking each.
 */
export async function listKinds(db: Database, at: Date): Promise<KindOfRow[]> {
  const instant = (name: string) => sql`(${billing} ->> ${sql.raw(`'${name}'`)})::timestamptz`
  const now = sql`${at}::timestamptz`
  const grace = sql.raw(`interval '${GRACE_DAYS * 24} hours'`)
  const text = (name: string) => sql`${billing} ->> ${sql.raw(`'${name}'`)}`
  const kind = [
    sql`${trialEndsAt} > ${now}`,
    sql`${grantedAt} is not null`,
    sql`${grantedUntil} > ${now}`,
    ...['state', 'plan', 'currency'].map(text),
    sql`${instant('periodEndsAt')} > ${now}`,
    sql`${instant('periodEndsAt')} + ${grace} > ${now}`,
    sql`${instant('pastDueSince')} + ${grace} > ${now}`,
    sql`${instant('cancelsAt')} > ${now}`,
  ]
  const { rows: kinds } = await db.execute<{ one: string; count: number; amountCents: number }>(sql`
    select min(user_id::text) as one, count(*)::int as count, coalesce(sum(cents), 0)::float8 as "amountCents" from (
      select ${userId}, (${text('amountCents')})::bigint as cents, row(${sql.join(kind, sql`, `)}) as kind from ${memberships}
    ) all_rows group by kind`)
  const ids = kinds.map(({ one }) => one)
  const rows = ids.length === 0 ? [] : await db.select().from(memberships).where(inArray(userId, ids))
  const byId = new Map(rows.map((row) => [row.userId, row]))
  return kinds.flatMap(({ one, ...sums }) => {
    const membership = byId.get(one)
    return membership ? [{ membership, ...sums }] : []
  })
}
