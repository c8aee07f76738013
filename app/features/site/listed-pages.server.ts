import { pageTitles } from '#content/page-titles.ts'
import type { ListedPage, PageContributor } from '#features/site/core/ports.server.ts'

/** Pages that are built of sections say themselves that they are there (features/pages). */
const BUILT: ReadonlySet<string> = new Set(
  '/ /about /coaching /services /how-we-help /corporate /pricing /testimonials /contact /legal /privacy /terms /disclaimer'.split(
    ' ',
  ),
)

const pages: readonly ListedPage[] = Object.entries(pageTitles)
  .filter(([path]) => !BUILT.has(path))
  .map(([path, title]) => ({ path, title }))

/** The pages with a frame of their own, whose words stand in `content/`. */
export const sitePages: PageContributor = {
  list: async () => pages,
  find: async (_services, path) => pages.find((page) => page.path === path) ?? null,
}
