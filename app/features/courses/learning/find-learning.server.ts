import type { Learner } from '#features/courses/core/learner.ts'
import type { Learning, NextLesson } from '#features/courses/core/learning.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { mayTake, readOutline, type OutlineRow } from './outline.server.ts'

/** What a signed-in person reads above the page of the courses: null while there is nothing to go on with and nothing behind them. */
export async function findLearning(services: Pick<Infrastructure, 'db'>, learner: Learner): Promise<Learning | null> {
  const rows = await readOutline(services, { userId: learner.userId, seesDrafts: false })
  const next = nextLesson(rows, learner)
  const courses = [...Map.groupBy(rows, ({ course }) => course.id).values()].flatMap((ofOne) => {
    const lessons = ofOne.filter(({ lesson }) => lesson !== null)
    const { slug, pillar, title } = ofOne[0]!.course
    const done = lessons.filter(({ progress }) => progress?.doneAt).length
    return lessons.length === 0 ? [] : [{ slug, pillar, title, done, all: lessons.length }]
  })
  return next || courses.some(({ done }) => done > 0) ? { next, courses } : null
}

/**
 * The lesson that was opened last and is not done; else the first one after the last that was done, then the first of all. Only those that
 * the person may take count.
 */
function nextLesson(rows: ReadonlyArray<OutlineRow>, learner: Learner): NextLesson | null {
  const touched = (row: OutlineRow) => row.progress?.updatedAt.getTime() ?? 0
  const last = rows.reduce((best, row, at) => (touched(row) > touched(rows[best]!) ? at : best), 0)
  const inTurn = [...rows.slice(last), ...rows.slice(0, last)]
  const chosen = inTurn.find(({ lesson, progress }) => lesson && !progress?.doneAt && mayTake(learner, lesson).allowed)
  if (!chosen?.lesson) return null
  const { course, lesson, progress } = chosen
  return {
    course: course.slug,
    courseTitle: course.title,
    pillar: course.pillar,
    slug: lesson.slug,
    title: lesson.title,
    summary: lesson.summary,
    isBegun: progress !== null,
  }
}
