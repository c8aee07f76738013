import { addresses } from '#routes/addresses.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/robots.ts'
import { closedFolders } from './closed-folders.ts'
import { commonAnswer } from './common-answer.ts'

/** Who may open what, as it concerns robots: some fetch the pictures of public pages, to see a page as people do. */
const table = Object.fromEntries(addresses.filter(({ robots }) => robots !== 'let-in').map(({ path, who }) => [path, who]))
const disallowed = addresses.filter(({ robots }) => robots === 'kept-out').map(({ path }) => path.split(':')[0]!)
const closed = [...new Set([...closedFolders(table), ...disallowed])]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).site
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return commonAnswer(lines.join('\n'), 'text/plain; charset=utf-8')
}
