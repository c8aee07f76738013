import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'

import { users } from './core/tables.server.ts'
import { holdAdmins } from './people/admins.server.ts'

/** Whether this person runs the site and nobody else does. In a transaction, who runs the site stays so until it ends. */
export async function isOnlyAdmin(db: Database, userId: string): Promise<boolean> {
  const admins = await holdAdmins(db)
  return admins.size === 1 && admins.has(userId)
}

/** Deletes an account’s row, and with it whatever the database hangs on it. */
export async function deleteAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
