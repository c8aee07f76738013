import { pillars } from '#content/pillars.ts'
import { isPattern } from '#features/pages/core/page.ts'
import type { ListedPage, PageContributor } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, type PublishedPage } from './find-published.server.ts'

/** The pages that are built of sections, and the owner’s own, as far as they are published. */
export const builtPages: PageContributor = {
  list: async (services) =>
    [...(await findPublishedPages(services)).values()].filter(({ path }) => !isPattern(path)).map(listedOf),
  find: async (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>, path) => {
    const page = (await findPublishedPages(services)).get(path)
    return page && !isPattern(path) ? listedOf(page) : null
  },
}

function listedOf({ path, head, name, subject, changedAt }: PublishedPage): ListedPage {
  const pillar = pillars.find(({ slug }) => slug === subject)
  return {
    path,
    title: head.title || name,
    ...(changedAt !== null && { changedAt }),
    ...(pillar && { picture: { subject: pillar.slug, seed: pillar.seed } }),
  }
}
