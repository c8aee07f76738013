import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, findStarter } from './find-published.server.ts'

/** Who may see a file that was uploaded for a page: everybody where the page is on the site, else its owner. Null: there is no such page. */
export async function pageAudience(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>,
  id: string,
): Promise<'anyone' | 'admins' | null> {
  const published = await findPublishedPages(services)
  if ([...published.values()].some((page) => page.id === id)) return 'anyone'
  if (await findStarter(services, id)) return 'admins'
  return isId(id) && (await services.db.$count(pages, eq(pages.id, id))) > 0 ? 'admins' : null
}
