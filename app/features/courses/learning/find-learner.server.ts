import type { Learner } from '#features/courses/core/learner.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { accessAs, looks, type Look } from '#features/membership/core/access.ts'
import { findAccess } from '#features/membership/core/membership.server.ts'
import type { Services } from '#platform/services.server.ts'

/** Who looks, and what they may use. Administrators may use everything, and look as others with `as`. */
export async function findLearner(
  services: Pick<Services, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null,
  as: string | null = null,
): Promise<Learner> {
  if (!viewer?.isAdmin) {
    const userId = viewer?.userId ?? null
    const access = await findAccess(services, userId)
    return { userId, seesDrafts: false, look: null, isSignedIn: userId !== null, access }
  }
  const look = looks.find((one): one is Look => one === as) ?? null
  return {
    userId: look === null ? viewer.userId : null,
    seesDrafts: true,
    look,
    isSignedIn: look !== 'visitor',
    access: accessAs(look ?? 'member', services.clock.now()),
  }
}
