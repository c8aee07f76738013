import type { Learner } from '#features/courses/core/learner.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { accessAs, viewAsKinds, type ViewAs } from '#features/membership/core/access.ts'
import { findAccess } from '#features/membership/core/membership.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Who looks, and what they may use. Administrators may use everything, and look as others with `as`. */
export async function findLearner(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null,
  as: string | null = null,
): Promise<Learner> {
  if (!viewer?.isAdmin) {
    const userId = viewer?.userId ?? null
    const access = await findAccess(services, userId)
    return { userId, seesDrafts: false, viewAs: null, isSignedIn: userId !== null, access }
  }
  const viewAs = viewAsKinds.find((one): one is ViewAs => one === as) ?? null
  return {
    userId: viewAs === null ? viewer.userId : null,
    seesDrafts: true,
    viewAs,
    isSignedIn: viewAs !== 'visitor',
    access: accessAs(viewAs ?? 'member', services.clock.now()),
  }
}
