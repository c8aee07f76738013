import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#platform/columns.server.ts'

import type { FileEnding } from './file-kinds.ts'

/** Files that blocks of a text name: whole, or on their way. They are stored in parts, and go with their text. */
export const textFiles = pgTable(
  'text_files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the text that they belong to: `posts/{id}`, `lessons/{id}`, `pages/{id}`. */
    folder: text().notNull(),
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** By it the same file is recognised when its upload is resumed. */
    fileChangedAt: instant().notNull(),
    partBytes: integer().notNull(),
    /** The numbers of the parts that are there, from 0. */
    parts: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** What its content is; null until it is whole. */
    ending: text().$type<FileEnding>(),
    /** Of its content; null until it is whole. */
    digest: text(),
    completeAt: instant(),
    createdAt: instant().notNull(),
  },
  (file) => [
    index().on(file.folder),
    uniqueIndex('text_files_content')
      .on(file.folder, file.digest)
      .where(sql`${file.completeAt} is not null`),
  ],
)
