import type { RouterContextProvider } from 'react-router'

import type { Learner } from '#features/courses/core/learner.ts'
import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { accessAs } from '#features/membership/core/access.ts'
import { previewing } from '#routes/guard/previewing.server.ts'
import { servicesContext } from '#services.server.ts'

interface ReaderOfCourses {
  readonly learner: Learner
  /** The page is that of somebody who learns: with how far they are, and their notes. */
  readonly isLearning: boolean
}

/**
 * Who looks at a course or a lesson. An administrator may look as others: by `as`, or in the preview of what they write around it; nothing is kept
 * of either.
 */
export async function findReaderOfCourses(
  context: Readonly<RouterContextProvider>,
  as: string | null = null,
): Promise<ReaderOfCourses> {
  const services = context.get(servicesContext)
  const preview = context.get(previewing)
  if (preview === null) {
    const learner = await findLearner(services, context.get(viewer), as)
    return { learner, isLearning: learner.userId !== null }
  }
  const isSignedIn = preview.as !== 'visitor'
  const access = accessAs(preview.as, services.clock.now())
  return { learner: { userId: null, seesDrafts: false, viewAs: null, isSignedIn, access }, isLearning: isSignedIn }
}
