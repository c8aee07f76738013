import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { ListedPage, SitePorts } from './ports.server.ts'

/** All pages of all contributors, in their order. */
export async function listPages(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts): Promise<ListedPage[]> {
  return (await Promise.all(services.pages.map((contributor) => contributor.list(services)))).flat()
}

/** The page at a path, if any contributor knows it. */
export async function findPage(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts,
  path: string,
): Promise<ListedPage | null> {
  for (const contributor of services.pages) {
    const page = await contributor.find(services, path)
    if (page) return page
  }
  return null
}
