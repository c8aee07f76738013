import type { Counts } from '#content/open-site.ts'
import type { PillarSlug } from '#content/pillars.ts'
import type { PublishedCourse } from '#features/courses/core/published-course.ts'

/** What is published on an open site, as far as the pages that ship name it. */
export interface WhatIsThere {
  readonly courses: readonly PublishedCourse[]
  /** The subjects whose pages have something: a course, a post or a product of theirs, or what the owner wrote there. */
  readonly subjects: readonly PillarSlug[]
  readonly counts: Counts
}

/** Counts courses and what is in them. */
export function countsOf(
  courses: readonly PublishedCourse[],
  others: Pick<Counts, 'posts' | 'products' | 'shelves' | 'plates' | 'plans'>,
): Counts {
  const lessons = courses.flatMap((course) => course.lessons)
  const minutes = lessons.flatMap(({ durationSeconds }) =>
    durationSeconds > 0 ? [Math.max(1, Math.round(durationSeconds / 60))] : [],
  )
  return {
    courses: courses.length,
    subjects: new Set(courses.map(({ pillar }) => pillar)).size,
    lessons: lessons.length,
    trialLessons: lessons.filter(({ opensInTrial }) => opensInTrial).length,
    films: lessons.filter(({ hasFilm }) => hasFilm).length,
    minutes: minutes.length > 0 ? { least: Math.min(...minutes), most: Math.max(...minutes) } : null,
    ...others,
  }
}
