import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '#features/identity/core/tables.server.ts'
import type { Heading } from '#features/writing/text.ts'
import { instant } from '#platform/columns.server.ts'

import type { Span } from './spans.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const optionalUser = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** What is learnt in one go: lessons in order, in modules. A course that is not published is seen by nobody but its authors. */
export const courses = pgTable(
  'courses',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    pillar: text({ enum: ['sleep', 'nutrition', 'fitness', 'supplements', 'stress'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    isPublished: boolean().notNull().default(true),
    /** Its place among the courses; equal places stand in the order in which they were made. */
    position: integer().notNull().default(0),
    /** Rises with every change of it or of the order of what is in it. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.createdAt, table.id)],
)

export const courseModules = pgTable(
  'course_modules',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (module) => [index('course_modules_order').on(module.courseId, module.position, module.id)],
)

export const lessons = pgTable(
  'lessons',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    moduleId: uuid()
      .notNull()
      .references(() => courseModules.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    title: text().notNull(),
    /** What it is about; anybody may read it. */
    summary: text().notNull().default(''),
    /** The one practical step. */
    practice: text().notNull().default(''),
    /** Markdown, as it was typed. */
    body: text().notNull().default(''),
    durationSeconds: integer().notNull().default(0),
    /** Anybody may take it. */
    isPreview: boolean().notNull().default(false),
    /** Who is on trial may take it. */
    opensInTrial: boolean().notNull().default(false),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    /** Its place in its module. */
    position: integer().notNull(),
    /** Since when a professional has read it; empty: “not yet reviewed by a professional”. */
    reviewedAt: instant(),
    reviewedBy: text(),
    publishedAt: instant(),
    /** Rises with every change: who saves says which one they had before them. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What follows is made from the rest when it is saved. */
    html: text().notNull().default(''),
    headings: jsonb().$type<ReadonlyArray<Heading>>().notNull().default([]),
    /** What can be read of the body, without marks. */
    plain: text().notNull().default(''),
    /** Title and summary in small letters, for finding by a part of a word or with a slip. */
    gist: text().notNull().default(''),
    /** Title, summary, practice and body. */
    search: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (lesson) => [
    unique('lessons_address').on(lesson.courseId, lesson.slug),
    index('lessons_order').on(lesson.moduleId, lesson.position, lesson.id),
    index('lessons_search').using('gin', lesson.search),
    index('lessons_gist').using('gin', lesson.gist.op('gin_trgm_ops')),
    check('lessons_duration', sql`${lesson.durationSeconds} >= 0`),
    check('lessons_published', sql`${lesson.status} = 'draft' OR ${lesson.publishedAt} IS NOT NULL`),
  ],
)

/** A film or a sound of a lesson, stored in parts of equal length (the last may be shorter) under `recordings/ID/NUMBER.part`. */
export const lessonRecordings = pgTable(
  'lesson_recordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['video', 'audio'] }).notNull(),
    fileName: text().notNull(),
    contentType: text({ enum: ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/mp4'] }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    partBytes: integer().notNull(),
    /** When the file was changed last on the machine that it comes from: with name and length it tells whether the same file comes again. */
    fileChangedAt: instant().notNull(),
    /** When all of it was there; until then nobody can play it. */
    completeAt: instant(),
    createdBy: optionalUser(),
    createdAt: instant().notNull(),
  },
  (recording) => [
    index('lesson_recordings_lesson').on(recording.lessonId),
    check('lesson_recordings_length', sql`${recording.bytes} > 0 AND ${recording.partBytes} > 0`),
  ],
)

/** Which parts of a recording have come. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recordingId: uuid()
      .notNull()
      .references(() => lessonRecordings.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
  },
  (part) => [primaryKey({ columns: [part.recordingId, part.number] })],
)

/** Captions in one language (WebVTT); what is said in them is the transcript. */
export const lessonCaptions = pgTable(
  'lesson_captions',
  {
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text().notNull(),
    label: text().notNull(),
    vtt: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (captions) => [primaryKey({ columns: [captions.lessonId, captions.language] })],
)

/** One caption each, for the search and for jumping. */
export const lessonCues = pgTable(
  'lesson_cues',
  {
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    number: integer().notNull(),
    startsMs: integer().notNull(),
    endsMs: integer().notNull(),
    text: text().notNull(),
    gist: text().generatedAlwaysAs(sql`lower(text)`),
    search: tsvector().generatedAlwaysAs(sql`to_tsvector('english', text)`),
  },
  (cue) => [
    primaryKey({ columns: [cue.lessonId, cue.language, cue.number] }),
    index('lesson_cues_search').using('gin', cue.search),
    index('lesson_cues_gist').using('gin', cue.gist.op('gin_trgm_ops')),
  ],
)

/** What goes with a lesson: a link, or a file of ours. */
export const lessonResources = pgTable(
  'lesson_resources',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    address: text().notNull(),
    position: integer().notNull(),
  },
  (resource) => [index('lesson_resources_order').on(resource.lessonId, resource.position)],
)

/** What one member has done of one lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Where to go on playing, in seconds. */
    positionSeconds: integer().notNull().default(0),
    /** What has been played, in whole seconds, merged and in order. */
    watched: jsonb().$type<ReadonlyArray<Span>>().notNull().default([]),
    doneAt: instant(),
    openedAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (progress) => [
    primaryKey({ columns: [progress.userId, progress.lessonId] }),
    index('lesson_progress_latest').on(progress.userId, progress.updatedAt.desc()),
  ],
)

/** A member’s own notes. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Where in the recording it belongs; empty: to the lesson as a whole. */
    atSeconds: integer(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (note) => [index('lesson_notes_own').on(note.userId, note.lessonId, note.createdAt)],
)
