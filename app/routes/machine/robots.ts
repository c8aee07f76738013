import { servicesContext } from '#platform/services.server.ts'
import { permissions } from '#routes/permissions.ts'

import type { Route } from './+types/robots.ts'
import { closedFolders } from './closed-folders.ts'
import { commonAnswer } from './common-answer.ts'

/** Open to anyone, but each is one person’s: reached by a mailed link or a button. */
const personal = ['/confirm-email', '/sign-in-link', '/setup', '/sign-out']
/** Leads out of the shop, and counts who follows. */
const ways = ['/go/']
/** Looks closed in the table, but holds the pictures of public pages, which robots fetch to see a page as people do. */
const PICTURES = '/media/'

const table = Object.fromEntries(Object.entries(permissions).filter(([pattern]) => !pattern.startsWith(PICTURES)))
const closed = [...new Set([...closedFolders(table), ...personal, ...ways])]

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).site
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, '']
  return commonAnswer(lines.join('\n'), 'text/plain; charset=utf-8')
}
