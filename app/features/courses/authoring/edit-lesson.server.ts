import { and, eq, ne } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { keepLessonWords } from '#features/courses/core/search/lesson-words.server.ts'
import { courses, lessonResources, lessons } from '#features/courses/core/tables.server.ts'
import { renderLesson, renderLessonBody } from '#features/courses/lessons/render-lesson.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { slugOf } from '#features/site/slug.ts'
import { countWords } from '#features/writing/count-words.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Author } from './course-within.server.ts'
import { saysElse, type LessonContent } from './lesson-content.ts'
import { forgetLessonDraft } from './lesson-drafts.server.ts'
import { hasRecording, resourcesOf } from './read-lesson.server.ts'

/** What saving does beside keeping what was typed. */
export type Plan = 'keep' | 'publish' | 'unpublish'

export type SavedLesson =
  | { readonly ok: true; readonly isReviewLost: boolean }
  /** `changed`: somebody else saved in the meantime. `empty`: there is nothing to publish. */
  | { readonly ok: false; readonly reason: 'gone' | 'changed' | 'slug taken' | 'empty' }

const gone = { ok: false, reason: 'gone' } as const

/**
 * Saves what an author typed over the version that they had before them, and publishes or unpublishes it where that was asked. Words that
 * were changed count as not reviewed. What was kept of this form while it was written (`draft`) goes.
 */
export async function saveLesson(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  author: Author,
  id: string,
  { content, over, plan, draft = '' }: { content: LessonContent; over: number; plan: Plan; draft?: string },
): Promise<SavedLesson> {
  if (!isId(id)) return gone
  const { db, clock } = services
  return db.transaction(async (tx): Promise<SavedLesson> => {
    const lesson = await lockLesson(tx, id)
    if (!lesson) return gone
    if (over !== lesson.version) return { ok: false, reason: 'changed' }
    const slug = content.slug || slugOf(content.title) || lesson.slug
    if (slug !== lesson.slug && (await isTaken(tx, lesson.courseId, slug, id))) return { ok: false, reason: 'slug taken' }
    const status = plan === 'keep' ? lesson.status : plan === 'publish' ? 'published' : 'draft'
    if (status === 'published' && content.body.trim() === '' && !(await hasRecording(tx, id)))
      return { ok: false, reason: 'empty' }
    const now = clock.now()
    const { resources, ...own } = content
    const rendered = renderLesson(services, content)
    const isReviewLost = lesson.reviewedAt !== null && saysElse(content, { ...lesson, resources })
    await tx
      .update(lessons)
      .set({
        ...own,
        slug,
        ...rendered,
        status,
        ...(status === 'published' && { publishedAt: lesson.publishedAt ?? now }),
        ...(isReviewLost && { reviewedAt: null, reviewedBy: null }),
        version: lesson.version + 1,
        updatedAt: now,
      })
      .where(eq(lessons.id, id))
    await keepResources(tx, id, resources)
    await forgetLessonDraft(tx, author, id, draft)
    await keepLessonWords(tx, rendered.gist, content.practice, rendered.plain)
    const record = (action: string) => services.audit.record(tx, { actor: author, action, details: { lesson: id } })
    await record('lesson.edited')
    if (status !== lesson.status) await record(status === 'published' ? 'lesson.published' : 'lesson.unpublished')
    if (status === 'published' || lesson.status === 'published') await services.broadcast.publish(tx, PAGES)
    return { ok: true, isReviewLost }
  })
}

/** Notes who, as a professional, has read the lesson and stands by it; an empty name sets that back. False where the lesson is gone. */
export async function reviewLesson(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  author: Author,
  id: string,
  reviewedBy: string,
): Promise<boolean> {
  if (!isId(id)) return false
  return services.db.transaction(async (tx) => {
    const isReviewed = reviewedBy !== ''
    const [lesson] = await tx
      .update(lessons)
      .set({ reviewedBy: reviewedBy || null, reviewedAt: isReviewed ? services.clock.now() : null })
      .where(eq(lessons.id, id))
      .returning({ status: lessons.status })
    if (!lesson) return false
    const action = isReviewed ? 'lesson.reviewed' : 'lesson.unreviewed'
    await services.audit.record(tx, { actor: author, action, details: { lesson: id } })
    if (lesson.status === 'published') await services.broadcast.publish(tx, PAGES)
    return true
  })
}

/** Renders what somebody is writing, as saving it would. Null when there is no such lesson. */
export async function previewLesson(services: Pick<Infrastructure, 'db' | 'site'>, id: string, body: string) {
  if (!isId(id)) return null
  const [lesson] = await services.db.select({ version: lessons.version }).from(lessons).where(eq(lessons.id, id))
  if (!lesson) return null
  const { html, problems } = renderLessonBody(services, body)
  return { html, problems, words: countWords(body), version: lesson.version }
}

/** The course first, as whoever changes its order does, so that two never wait for each other. */
async function lockLesson(tx: Transaction, id: string) {
  const [place] = await tx.select({ courseId: lessons.courseId }).from(lessons).where(eq(lessons.id, id))
  if (!place) return null
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, place.courseId)).for('update')
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update')
  return lesson ?? null
}

async function isTaken(tx: Transaction, courseId: string, slug: string, but: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.slug, slug), ne(lessons.id, but)))
  return other !== undefined
}

/** Rows that say the same stay as they are. */
async function keepResources(tx: Transaction, lessonId: string, wanted: LessonContent['resources']): Promise<void> {
  if (JSON.stringify(await resourcesOf(tx, lessonId)) === JSON.stringify(wanted)) return
  await tx.delete(lessonResources).where(eq(lessonResources.lessonId, lessonId))
  const rows = wanted.map((resource, position) => ({ lessonId, position, title: resource.title, address: resource.address }))
  if (rows.length > 0) await tx.insert(lessonResources).values(rows)
}
