import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { lessons } from '#features/courses/core/tables.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { instant } from '#platform/columns.server.ts'
import type { StoredPicture } from '#platform/picture.ts'

const lesson = () =>
  uuid()
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' })

/** What an author typed into the form of a lesson and did not save: the lesson itself says nothing of it. */
export const lessonDrafts = pgTable(
  'lesson_drafts',
  {
    /** Given by the form that was opened: who opens the lesson again begins another draft. */
    id: uuid().primaryKey(),
    lessonId: lesson(),
    /** The fields of the form as they were typed. */
    fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The version of the lesson that the form was about. */
    over: integer().notNull(),
    savedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    savedAt: instant().notNull(),
  },
  (draft) => [index('lesson_drafts_latest').on(draft.lessonId, draft.savedAt.desc())],
)

/** Pictures that were uploaded for the text of a lesson. Their files go with it. */
export const lessonUploads = pgTable(
  'lesson_uploads',
  {
    /** Of the files, without width and ending. */
    key: text().primaryKey(),
    lessonId: lesson(),
    picture: jsonb().$type<StoredPicture>().notNull(),
    uploadedAt: instant().notNull(),
  },
  (upload) => [index('lesson_uploads_lesson').on(upload.lessonId)],
)
