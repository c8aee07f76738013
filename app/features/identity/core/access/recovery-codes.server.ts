import { randomInt } from 'node:crypto'

import { and, count, eq, isNull } from 'drizzle-orm'

import type { Holding } from '#features/identity/core/grants.server.ts'
import { recoveryCodes } from '#features/identity/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

const HOW_MANY = 10
/** Without letters and digits that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Gives a person ten new recovery codes, each good for one second step; the ones before are void. They are not kept in clear. */
export async function giveRecoveryCodes(
  held: Holding,
  { clock, secret }: Pick<Infrastructure, 'clock' | 'secret'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  const createdAt = clock.now()
  await held.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await held.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(secret, code), createdAt })))
  return codes
}

/** Uses a code up; false when it is none of the person's that are left. */
export async function useRecoveryCode(
  { db, clock, secret }: Pick<Infrastructure, 'db' | 'clock' | 'secret'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(secret, code)), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return left?.count ?? 0
}

function newCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Keyed, because fifty random bits are few: without the installation's secret the table cannot be tried out. */
function hashOf(secret: string, code: string): string {
  return keyedHash(secret, 'recovery code', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
