import { and, eq } from 'drizzle-orm'

import { courses, lessons } from '#features/courses/tables.server.ts'
import { entitlement } from '#features/membership/entitlement.ts'
import { findMembership } from '#features/membership/membership.server.ts'
import type { Services } from '#platform/services.server.ts'

interface Person {
  readonly userId: string
  readonly isAdmin: boolean
}

/**
 * The published lesson at this address, where this person may take it; null where it is not there or not for them. Who runs the site may take
 * all, drafts too.
 */
export async function findPlayableLesson(
  services: Pick<Services, 'db' | 'clock'>,
  address: { readonly course: string; readonly lesson: string },
  person: Person | null,
): Promise<{ readonly id: string; readonly durationSeconds: number } | null> {
  const { db, clock } = services
  const { id, durationSeconds, isPreview, opensInTrial, status } = lessons
  const [found] = await db
    .select({ id, durationSeconds, isPreview, opensInTrial, status, isPublished: courses.isPublished })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.slug, address.course), eq(lessons.slug, address.lesson)))
  if (!found) return null
  const lesson = { id: found.id, durationSeconds: found.durationSeconds }
  if (person?.isAdmin) return lesson
  if (found.status !== 'published' || !found.isPublished) return null
  const membership = person && (await findMembership(db, person.userId))
  const { isPreview: isOpen, opensInTrial: inTrial } = found
  return entitlement(membership, { kind: 'lesson', isPreview: isOpen, opensInTrial: inTrial }, clock.now()).allowed
    ? lesson
    : null
}
