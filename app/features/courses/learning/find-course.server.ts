import type { Learner } from '#features/courses/core/learner.ts'
import { wayInFor, type CoursePageData, type ListedModule, type WayIn } from '#features/courses/core/learning.ts'
import { lengthOf } from '#features/courses/core/lesson-length.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { statusOf, readOutline, type OutlineRow } from './outline.server.ts'

/** A course with its modules and lessons, as this person may know of them; null when there is none for them. */
export async function findCourse(
  services: Pick<Infrastructure, 'db'>,
  learner: Learner,
  slug: string,
): Promise<CoursePageData | null> {
  const rows = await readOutline(services, learner, slug)
  const course = rows[0]?.course
  if (!course) return null
  const modules = modulesOf(rows, learner)
  const all = rows.filter(({ lesson }) => lesson?.status === 'published')
  return {
    slug: course.slug,
    pillar: course.pillar,
    title: course.title,
    summary: course.summary,
    isPublished: course.isPublished,
    modules,
    wayIn: wayInOf(modules, learner.isSignedIn),
    progress: { done: all.filter(({ progress }) => progress?.doneAt).length, all: all.length },
  }
}

/** The trial where it opens any of what is locked. */
function wayInOf(modules: ReadonlyArray<ListedModule>, isSignedIn: boolean): WayIn | null {
  const statuses = new Set(modules.flatMap(({ lessons }) => lessons.map(({ status }) => status)))
  const isInTrial = statuses.has('in the trial')
  return isInTrial || statuses.has('locked') ? wayInFor(isSignedIn, isInTrial) : null
}

/** Modules in their order; one in which nothing is open to be known is left out. */
function modulesOf(rows: ReadonlyArray<OutlineRow>, learner: Learner): ListedModule[] {
  const modules = Map.groupBy(rows, ({ module }) => module?.id)
  return [...modules.values()]
    .map((ofOne) => ({
      id: ofOne[0]!.module?.id ?? '',
      title: ofOne[0]!.module?.title ?? '',
      lessons: ofOne.flatMap(({ lesson, progress }) => {
        if (!lesson || (learner.viewAs !== null && lesson.status === 'draft')) return []
        const { slug, title, summary } = lesson
        const status = statusOf(learner, lesson, progress)
        return [{ slug, title, summary, ...lengthOf(lesson), status, isDraft: lesson.status === 'draft' }]
      }),
    }))
    .filter(({ lessons }) => lessons.length > 0)
}
