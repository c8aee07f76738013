import { inArray } from 'drizzle-orm'

import { users } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'

/** What a person is called, and the address of the account. */
export interface PersonName {
  readonly displayName: string | null
  readonly email: string
}

/** The names of those who have an account, by id. */
export async function listNames(
  db: Database,
  ids: ReadonlyArray<string | null | undefined>,
): Promise<ReadonlyMap<string, PersonName>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, email: users.email, displayName: users.name })
    .from(users)
    .where(inArray(users.id, wanted))
  return new Map(found.map(({ id, email, displayName }) => [id, { email, displayName: displayName || null }]))
}
