import { and, asc, eq } from 'drizzle-orm'

import { profiles, users } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

/**
 * Who runs the site, in a transaction that changes it: until it ends nobody else is taken out of their number. Of two who ask at
 * the same instant, the second one waits and then sees what the first one did.
 */
export async function holdAdmins(db: Database): Promise<ReadonlySet<string>> {
  const held = await db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.isAdmin, true))
    .orderBy(asc(profiles.userId))
    .for('update')
  return new Set(held.map(({ userId }) => userId))
}

/** Somebody who runs the site, as lists of the house name them. */
export interface Admin {
  readonly userId: string
  readonly name: string
}

/** Everybody who runs the site, by name. */
export async function listAdmins(db: Database): Promise<Admin[]> {
  const rows = await db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.isAdmin, true))
    .orderBy(asc(users.name), asc(users.email))
  return rows.map(({ userId, name, email }) => ({ userId, name: name || email }))
}

/** The confirmed addresses of everybody who runs the site. */
export async function listAdminAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.isAdmin, true), eq(users.emailVerified, true)))
    .orderBy(asc(users.email))
  return rows.map(({ email }) => email)
}
