import { disclaimer, privacy, terms } from '#content/legal.ts'
import { pageTitles } from '#content/page-titles.ts'
import { pillars } from '#content/pillars.ts'
import type { ListedPage, PageContributor } from '#features/site/core/ports.server.ts'

const changedOn: Readonly<Record<string, string>> = {
  '/privacy': privacy.changedOn,
  '/terms': terms.changedOn,
  '/disclaimer': disclaimer.changedOn,
}

function listed(path: string, title: string): ListedPage {
  return { path, title, ...(changedOn[path] && { changedAt: changedOn[path] }) }
}

const pages: readonly ListedPage[] = [
  ...pillars.map(({ slug, title, seed }) => ({ path: `/pillar/${slug}`, title, picture: { subject: slug, seed } })),
  ...Object.entries(pageTitles).map(([path, title]) => listed(path, title)),
]

/** The pages whose words stand in `content/`. */
export const sitePages: PageContributor = {
  list: async () => pages,
  find: async (_services, path) => pages.find((page) => page.path === path) ?? null,
}
