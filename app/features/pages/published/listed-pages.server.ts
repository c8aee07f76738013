import { pillars } from '#content/pillars.ts'
import { pagePictureAudience } from '#features/pages/core/page-pictures.ts'
import { isPattern } from '#features/pages/core/page.ts'
import type { ListedPage, PageContributor } from '#features/site/core/ports.server.ts'
import { fileKeysOf } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, type PublishedPage } from './find-published.server.ts'
import { findWhatIsThere, isBarePage } from './what-is-there.server.ts'

/** The pages that are built of sections, and the owner’s own, as far as they are published; of subjects with nothing it knows, and lists none. */
export const builtPages: PageContributor = {
  list: async (services) => {
    const [pages, there] = await Promise.all([findPublishedPages(services), findWhatIsThere(services)])
    return [...pages.values()].filter((page) => !isPattern(page.path) && !isBarePage(page, there)).map(listedOf)
  },
  find: async (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>, path) => {
    const page = (await findPublishedPages(services)).get(path)
    return page && !isPattern(path) ? listedOf(page) : null
  },
}

function listedOf({ path, head, name, subject, changedAt }: PublishedPage): ListedPage {
  const upload = head.picture
  const file = upload && fileKeysOf(upload).at(-1)
  const pillar = pillars.find(({ slug }) => slug === subject)
  return {
    path,
    title: head.title || name,
    ...(changedAt !== null && { changedAt }),
    ...(file && upload && pagePictureAudience(file) && { upload: { key: file, focus: upload.focus } }),
    ...(pillar && { picture: { subject: pillar.slug, seed: pillar.seed } }),
  }
}
