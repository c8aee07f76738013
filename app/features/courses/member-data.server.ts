import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lessonDrafts } from './authoring/authoring-tables.server.ts'
import { lessonNotes, lessonProgress, lessonRecordings } from './core/tables.server.ts'

const progress = {
  name: 'lesson-progress',
  about: 'Lessons that you opened: when, how far you played them, and when they were done.',
  columns: {
    lesson_id: lessonProgress.lessonId,
    opened_at: lessonProgress.openedAt,
    done_at: lessonProgress.doneAt,
    position_seconds: lessonProgress.positionSeconds,
    watched: lessonProgress.watched,
    updated_at: lessonProgress.updatedAt,
  },
}
const notes = {
  name: 'lesson-notes',
  about: 'Your notes at lessons.',
  columns: {
    id: lessonNotes.id,
    lesson_id: lessonNotes.lessonId,
    at_seconds: lessonNotes.atSeconds,
    text: lessonNotes.text,
    created_at: lessonNotes.createdAt,
    updated_at: lessonNotes.updatedAt,
  },
}
const recordings = {
  name: 'lesson-recordings',
  about: 'If you run the site: the recordings that you added to lessons.',
  columns: { id: lessonRecordings.id, file_name: lessonRecordings.fileName, created_at: lessonRecordings.createdAt },
}
const drafts = {
  name: 'lesson-drafts',
  about: 'If you run the site: when you wrote on which lesson without saving.',
  columns: { id: lessonDrafts.id, lesson_id: lessonDrafts.lessonId, saved_at: lessonDrafts.savedAt },
}

/** What members do and write at lessons, and what an administrator brought and wrote. */
export const courseData = {
  tables: [
    {
      table: 'lesson_progress',
      whose: ['user_id'],
      what: 'How far you are with lessons',
      rows: ['lesson', 'lessons'],
      exported: { section: progress.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'cascade' },
    },
    {
      table: 'lesson_notes',
      whose: ['user_id'],
      what: 'Your notes at lessons',
      rows: ['note', 'notes'],
      exported: { section: notes.name, without: { user_id: ACCOUNT_NUMBER } },
      erased: { how: 'cascade' },
    },
    {
      table: 'lesson_recordings',
      whose: ['created_by'],
      what: 'If you run the site: the recordings that you added to lessons',
      exported: { section: recordings.name, only: Object.keys(recordings.columns) },
      erased: { how: 'anonymous' },
    },
    {
      table: 'lesson_drafts',
      whose: ['saved_by'],
      what: 'If you run the site: on which lessons you wrote without saving',
      exported: { section: drafts.name, only: Object.keys(drafts.columns) },
      erased: { how: 'anonymous' },
    },
    {
      table: 'recording_parts',
      whose: ['recording_id'],
      what: 'If you run the site: the recordings that you added to lessons',
      counted: 'owners',
      exported: { not: 'It says which parts of a recording are there, and nothing of a person.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'lessons',
      whose: ['reviewed_by'],
      what: 'The name of the professional who has read a lesson',
      counted: 'owners',
      exported: { not: 'It is a name that the lesson shows to its readers, and belongs to no account.' },
      erased: { how: 'anonymous' },
    },
    {
      table: 'lesson_resources',
      whose: ['address'],
      what: 'Where a resource of a lesson is',
      counted: 'owners',
      exported: { not: 'It is the address of a page or a file, and of no person.' },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    return [
      exportSection(
        progress,
        await db
          .select(progress.columns)
          .from(lessonProgress)
          .where(eq(lessonProgress.userId, userId))
          .orderBy(lessonProgress.openedAt, lessonProgress.lessonId),
      ),
      exportSection(
        notes,
        await db
          .select(notes.columns)
          .from(lessonNotes)
          .where(eq(lessonNotes.userId, userId))
          .orderBy(lessonNotes.createdAt, lessonNotes.id),
      ),
      exportSection(
        recordings,
        await db
          .select(recordings.columns)
          .from(lessonRecordings)
          .where(eq(lessonRecordings.createdBy, userId))
          .orderBy(lessonRecordings.createdAt),
      ),
      exportSection(
        drafts,
        await db
          .select(drafts.columns)
          .from(lessonDrafts)
          .where(eq(lessonDrafts.savedBy, userId))
          .orderBy(lessonDrafts.savedAt, lessonDrafts.id),
      ),
    ]
  },
} as const
