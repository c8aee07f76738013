import { asc, eq, sql } from 'drizzle-orm'

import { accounts, passkeys, profiles, users } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

/** Somebody who signs in with a passkey. */
export interface PasskeyHolder {
  readonly userId: string
  readonly name: string
  readonly isAdmin: boolean
  /** Whether they can sign in with a password as well. */
  readonly hasPassword: boolean
}

/** Everybody who has a passkey, those who run the site first: at another name of the site none of them works. */
export async function listPasskeyHolders(db: Database): Promise<PasskeyHolder[]> {
  const isAdmin = sql<boolean>`coalesce(${profiles.isAdmin}, false)`
  const rows = await db
    .selectDistinct({
      userId: users.id,
      name: users.name,
      email: users.email,
      isAdmin,
      hasPassword: sql<boolean>`exists (select from ${accounts} where ${accounts.userId} = ${users.id} and ${accounts.providerId} = 'credential' and ${accounts.password} is not null)`,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .orderBy(asc(users.name), asc(users.email))
  const named = rows.map(({ name, email, ...row }) => ({ ...row, name: name || email }))
  return named.toSorted((one, other) => Number(other.isAdmin) - Number(one.isAdmin))
}
