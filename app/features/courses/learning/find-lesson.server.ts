import { eq, sql } from 'drizzle-orm'

import type { Learner } from '#features/courses/core/learner.ts'
import { wayInFor, type LessonPageData, type LessonTexts, type Neighbour, type Refusal } from '#features/courses/core/learning.ts'
import { lengthOf } from '#features/courses/core/lesson-length.server.ts'
import { lessonResources, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { listNotes } from './notes.server.ts'
import { mayTake, readOutline, type OutlinedLesson, type OutlineRow } from './outline.server.ts'

export interface FoundLesson {
  readonly id: string
  readonly page: LessonPageData
}

/**
 * A lesson as this person may see it; null when there is none for them. What is inside is read only once it is decided that they may take
 * it, so that nothing of it can be in the answer to anybody else.
 */
export async function findLesson(
  services: Pick<Infrastructure, 'db'>,
  learner: Learner,
  courseSlug: string,
  slug: string,
): Promise<FoundLesson | null> {
  // Who looks as others sees the one draft that they look at, and no other.
  const isThere = ({ lesson }: OutlineRow) =>
    lesson !== null && (learner.viewAs === null || lesson.status === 'published' || lesson.slug === slug)
  const rows = (await readOutline(services, learner, courseSlug)).filter(isThere)
  const at = rows.findIndex(({ lesson }) => lesson?.slug === slug)
  const lesson = rows[at]?.lesson
  if (!lesson) return null
  const { course, progress } = rows[at]!
  const { allowed, reason } = mayTake(learner, lesson)
  const { id, title, summary, status, isPreview } = lesson
  const [inside, notes] = await Promise.all([
    allowed ? readInside(services, id) : null,
    learner.userId === null ? [] : listNotes(services, learner.userId, id),
  ])
  const isCourseDone = rows.every(({ lesson: one, progress: of }) => one?.status === 'draft' || of?.doneAt)
  return {
    id,
    page: {
      course: { slug: course.slug, title: course.title, pillar: course.pillar },
      slug,
      title,
      summary,
      ...lengthOf(lesson),
      isDraft: status === 'draft' || !course.isPublished,
      isPreview,
      number: at + 1,
      of: rows.length,
      previous: neighbour(rows[at - 1]),
      next: neighbour(rows[at + 1]),
      isDone: Boolean(progress?.doneAt),
      isCourseDone,
      inside,
      notes,
      refusal: allowed ? null : refusalOf(learner, lesson, reason),
    },
  }
}

function refusalOf({ isSignedIn, access }: Learner, { opensInTrial }: OutlinedLesson, reason: string): Refusal {
  const isInTrial = opensInTrial && !access.hadTrial
  return { reason, wayIn: wayInFor(isSignedIn, isInTrial), isInTrial }
}

/** The lesson’s id and length, and whether this person may take it, without anything of it; null when there is none for them. */
export async function findForAction(services: Pick<Infrastructure, 'db'>, learner: Learner, courseSlug: string, slug: string) {
  const rows = await readOutline(services, learner, courseSlug)
  const lesson = rows.find((row) => row.lesson?.slug === slug)?.lesson
  return lesson ? { id: lesson.id, durationSeconds: lesson.durationSeconds, ...mayTake(learner, lesson) } : null
}

function neighbour(row: OutlineRow | undefined): Neighbour | null {
  return row?.lesson ? { slug: row.lesson.slug, title: row.lesson.title } : null
}

async function readInside({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<LessonTexts | null> {
  const rows = await db
    .select({
      html: lessons.html,
      headings: lessons.headings,
      practice: lessons.practice,
      reviewedAt: lessons.reviewedAt,
      title: lessonResources.title,
      address: lessonResources.address,
    })
    .from(lessons)
    .leftJoin(lessonResources, eq(lessonResources.lessonId, lessons.id))
    .where(eq(lessons.id, id))
    .orderBy(sql`${lessonResources.position}`, lessonResources.id)
  const [first] = rows
  if (!first) return null
  return {
    html: first.html,
    headings: first.headings.filter(({ depth }) => depth === 2),
    practice: first.practice,
    isReviewed: first.reviewedAt !== null,
    resources: rows.flatMap(({ title, address }) => (title === null || address === null ? [] : [{ title, address }])),
  }
}
