import { eq, type SQL } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { accessTokens } from '#features/identity/core/tokens/token-tables.server.ts'
import type { Database } from '#platform/db.server.ts'

import { TOKEN_PREFIX } from './access-tokens.server.ts'
import type { Scope } from './scopes.ts'

/** So many characters of a token are stored as they are. */
const VISIBLE_CHARACTERS = TOKEN_PREFIX.length + 4

export interface InquiredToken {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly prefix: string
  readonly scopes: ReadonlyArray<Scope>
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
}

/** Whether it can name a token: by its id, or by its first characters, as its owner’s list shows them. */
export const namesToken = (given: string) => (given.startsWith(TOKEN_PREFIX) && given.length >= VISIBLE_CHARACTERS) || isId(given)

/** The tokens of an id, or that begin so: all of a person’s that exist. One that was ended is not there any more. */
export async function findInquiredTokens(db: Database, given: string): Promise<InquiredToken[]> {
  const beginning = given.slice(0, VISIBLE_CHARACTERS)
  return listTokens(db, isId(given) ? eq(accessTokens.id, given) : eq(accessTokens.prefix, beginning))
}

/** Every token of an account that exists. */
export const listTokensOf = (db: Database, userId: string) => listTokens(db, eq(accessTokens.userId, userId))

async function listTokens(db: Database, which: SQL): Promise<InquiredToken[]> {
  const rows = await db
    .select({
      id: accessTokens.id,
      userId: accessTokens.userId,
      name: accessTokens.name,
      prefix: accessTokens.prefix,
      scopes: accessTokens.scopes,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
    })
    .from(accessTokens)
    .where(which)
    .orderBy(accessTokens.createdAt, accessTokens.id)
  return rows.map((row) => ({ ...row, scopes: row.scopes as Scope[] }))
}
