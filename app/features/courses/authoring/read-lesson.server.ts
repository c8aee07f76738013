import { and, asc, desc, eq, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import {
  courses,
  lessonCaptions,
  lessonCues,
  lessonNotes,
  lessonProgress,
  lessonRecordings,
  lessonResources,
  lessons,
  recordingParts,
} from '#features/courses/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { LessonContent } from './lesson-content.ts'

const content = {
  title: lessons.title,
  slug: lessons.slug,
  summary: lessons.summary,
  body: lessons.body,
  practice: lessons.practice,
  isPreview: lessons.isPreview,
  opensInTrial: lessons.opensInTrial,
  durationSeconds: lessons.durationSeconds,
}

/** What is saved of a lesson; null when there is none. */
export async function findLessonContent(db: Database | Transaction, id: string): Promise<LessonContent | null> {
  const [lesson] = await db.select(content).from(lessons).where(eq(lessons.id, id))
  return lesson ? { ...lesson, resources: await resourcesOf(db, id) } : null
}

/** A lesson as it is opened for editing, with all that belongs to it; null when there is none. */
export async function findEditedLesson({ db }: Pick<Infrastructure, 'db'>, id: string) {
  if (!isId(id)) return null
  const [lesson] = await db
    .select({
      content,
      version: lessons.version,
      status: lessons.status,
      html: lessons.html,
      reviewedAt: lessons.reviewedAt,
      reviewedBy: lessons.reviewedBy,
      updatedAt: lessons.updatedAt,
      course: {
        id: courses.id,
        slug: courses.slug,
        title: courses.title,
        pillar: courses.pillar,
        isPublished: courses.isPublished,
      },
      members: sql<number>`(select count(*)::int from ${lessonProgress} where ${lessonProgress}.lesson_id = ${lessons}.id)`,
      notes: sql<number>`(select count(*)::int from ${lessonNotes} where ${lessonNotes}.lesson_id = ${lessons}.id)`,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.id, id))
  if (!lesson) return null
  const [resources, recordings, captions] = await Promise.all([
    resourcesOf(db, id),
    listRecordings(db, id),
    db
      .select({
        language: lessonCaptions.language,
        label: lessonCaptions.label,
        vtt: lessonCaptions.vtt,
        cues: sql<number>`(select count(*)::int from ${lessonCues}
          where ${lessonCues}.lesson_id = ${lessonCaptions}.lesson_id and ${lessonCues}.language = ${lessonCaptions}.language)`,
      })
      .from(lessonCaptions)
      .where(eq(lessonCaptions.lessonId, id))
      .orderBy(asc(lessonCaptions.label), asc(lessonCaptions.language)),
  ])
  const saved: LessonContent = { ...lesson.content, resources }
  return { id, ...lesson, content: saved, recordings, captions }
}

/** Those that can be played and those of which parts are still to come, the newest first. */
async function listRecordings(db: Database, lessonId: string) {
  const rows = await db
    .select({
      id: lessonRecordings.id,
      kind: lessonRecordings.kind,
      fileName: lessonRecordings.fileName,
      bytes: lessonRecordings.bytes,
      partBytes: lessonRecordings.partBytes,
      completeAt: lessonRecordings.completeAt,
      parts: sql<number>`(select count(*)::int from ${recordingParts} where ${recordingParts}.recording_id = ${lessonRecordings}.id)`,
    })
    .from(lessonRecordings)
    .where(eq(lessonRecordings.lessonId, lessonId))
    .orderBy(desc(lessonRecordings.createdAt), asc(lessonRecordings.id))
  return rows.map(({ completeAt, parts, partBytes, ...row }) => ({
    ...row,
    isComplete: completeAt !== null,
    sentBytes: Math.min(row.bytes, parts * partBytes),
  }))
}

/** What goes with a lesson, in order. */
export async function resourcesOf(db: Database | Transaction, lessonId: string) {
  return db
    .select({ title: lessonResources.title, address: lessonResources.address })
    .from(lessonResources)
    .where(eq(lessonResources.lessonId, lessonId))
    .orderBy(asc(lessonResources.position), asc(lessonResources.id))
}

/** Whether a lesson has something to play. */
export async function hasRecording(tx: Transaction, lessonId: string): Promise<boolean> {
  const [one] = await tx
    .select({ id: lessonRecordings.id })
    .from(lessonRecordings)
    .where(and(eq(lessonRecordings.lessonId, lessonId), sql`${lessonRecordings.completeAt} is not null`))
    .limit(1)
  return one !== undefined
}
