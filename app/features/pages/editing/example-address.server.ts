import { matchPath } from 'react-router'

import { findFirstLessonAddress } from '#features/courses/learning/lesson-addresses.server.ts'
import { isPattern } from '#features/pages/core/page.ts'
import { listPages } from '#features/site/core/find-page.server.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Where a page can be looked at: its path, and of what stands around every post, a post. Null while there is none. */
export async function exampleAddress(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts,
  path: string,
): Promise<string | null> {
  if (!isPattern(path)) return path
  const listed = (await listPages(services)).find((page) => matchPath(path, page.path))
  if (listed) return listed.path
  // Only lessons that are open to everybody are listed; the others have a page as well, which says how to get in.
  return path === '/courses/:course/:lesson' ? findFirstLessonAddress(services) : null
}
