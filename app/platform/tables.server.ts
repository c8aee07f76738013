import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What rate limits have counted. The key is hashed: nobody's address or e-mail stands here. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** When each event of the present window was counted, oldest first; never more of them than the limit. */
    takenAt: timestamp({ withTimezone: true }).array().notNull(),
    /** From then on the row says nothing and may be swept. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
)

/** Which starter content this database has had; see starter-content.server.ts. */
export const starterContent = pgTable('starter_content', {
  name: text().primaryKey(),
  loadedAt: timestamp({ withTimezone: true }).notNull(),
})

/** What a setting held before it was changed or thrown away, so that it can be put back; see setting-versions.server.ts. */
export const settingVersions = pgTable(
  'setting_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Which settings: "site plans", "suppliers". */
    setting: text().notNull(),
    /** As its feature reads it; null where nothing had been saved. */
    value: jsonb(),
    /** When something else took its place. */
    endedAt: timestamp({ withTimezone: true }).notNull(),
    /** The account of whoever did that, while there is one; an erasure empties it. */
    endedBy: uuid(),
    /** Versions of one instant stand in the order in which they ended. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (version) => [index('setting_versions_newest').on(version.setting, version.place)],
)

/**
 * Every file of the store, written as it is put and deleted, so that the database of any minute says which files belong to it
 * (backup/file-inventory.server.ts). The rows of deleted ones stay for as long as a backup may want them.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text().primaryKey(),
    sha256: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** In how many it stands in the backup place. */
    pieces: integer().notNull(),
    /** When the place had it; null while it has not. */
    shippedAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (file) => [
    index('stored_files_to_ship')
      .on(file.key)
      .where(sql`${file.shippedAt} is null and ${file.deletedAt} is null`),
    index('stored_files_deleted')
      .on(file.deletedAt)
      .where(sql`${file.deletedAt} is not null`),
  ],
)
