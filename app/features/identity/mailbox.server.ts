import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { lockInTransaction, type Database, type Transaction } from '#platform/db.server.ts'

import { users } from './core/tables.server.ts'

/** The mailbox that an address in small letters leads to: a “+tag” is the reader’s own sorting, and Gmail reads over dots. */
function mailboxOf(address: SQLWrapper): SQL<string> {
  const domain = sql`split_part(${address}, '@', 2)`
  const untagged = sql`regexp_replace(split_part(${address}, '@', 1), '(.)\\+.*$', '\\1')`
  return sql`CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com')
    THEN replace(${untagged}, '.', '') || '@gmail.com'
    ELSE ${untagged} || '@' || ${domain} END`
}

const typed = (email: string) => sql`${email.trim().toLowerCase()}::text`

/** Every account whose address leads to the same mailbox as this one. */
export async function listAccountsOfMailbox(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .where(eq(mailboxOf(users.email), mailboxOf(typed(email))))
    .orderBy(users.createdAt)
  return rows.map(({ userId }) => userId)
}

/** Until the transaction ends, nobody else holds this mailbox. */
export async function holdMailbox(tx: Transaction, email: string): Promise<void> {
  await lockInTransaction(tx, `mailbox ${mailboxOf(typed(email))}`)
}
