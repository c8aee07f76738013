import { disclaimer, privacy, terms } from '#content/legal.ts'
import { pageTitles } from '#content/page-titles.ts'
import type { ListedPage, PageContributor } from '#features/site/core/ports.server.ts'

const changedOn: Readonly<Record<string, string>> = {
  '/privacy': privacy.changedOn,
  '/terms': terms.changedOn,
  '/disclaimer': disclaimer.changedOn,
}

function listed(path: string, title: string): ListedPage {
  return { path, title, ...(changedOn[path] && { changedAt: changedOn[path] }) }
}

/** Pages that are built of sections say themselves that they are there (features/pages). */
const BUILT: ReadonlySet<string> = new Set(
  '/ /about /coaching /services /how-we-help /corporate /pricing /testimonials /contact /legal /blog /shop /calendar /courses /trial /auth'.split(
    ' ',
  ),
)

const pages: readonly ListedPage[] = Object.entries(pageTitles)
  .filter(([path]) => !BUILT.has(path))
  .map(([path, title]) => listed(path, title))

/** The pages with a frame of their own, whose words stand in `content/`. */
export const sitePages: PageContributor = {
  list: async () => pages,
  find: async (_services, path) => pages.find((page) => page.path === path) ?? null,
}
