import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'

/** A token that a person made for a program. It exists exactly as long as its row; the token itself was shown once. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    /** Its first characters, by which its owner tells it from others. */
    prefix: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Right to within ten minutes; null when it was never used. */
    lastUsedAt: instant(),
  },
  (token) => [index().on(token.userId), check('access_tokens_have_a_scope', sql`cardinality(${token.scopes}) > 0`)],
)

/** Keys that sign JWTs. One is active; retired ones are published until the last JWT that they signed has expired. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    kid: text().primaryKey(),
    publicJwk: jsonb().$type<JWK>().notNull(),
    /** Sealed with the installation's secret; gone once the key is retired. */
    privateKey: text(),
    createdAt: instant().notNull(),
    retiredAt: instant(),
  },
  (key) => [
    uniqueIndex('signing_keys_one_is_active')
      .on(sql`(${key.retiredAt} is null)`)
      .where(sql`${key.retiredAt} is null`),
    check('signing_keys_retired_sign_no_more', sql`(${key.retiredAt} is null) = (${key.privateKey} is not null)`),
  ],
)
