import { createContext, type RouterContextProvider } from 'react-router'

import { findPage } from '#features/site/core/find-page.server.ts'
import { pagePath } from '#features/site/core/page-path.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { breadcrumbs } from './breadcrumbs.ts'
import type { Publisher, JsonLd } from './json-ld.ts'
import { organization } from './organization.ts'

type Describe = (publisher: Publisher) => readonly JsonLd[]

/** What a page is about, for search engines. Its parts say so with `describePage`, on the server alone: nobody reads it in a browser. */
const pageJsonLd = createContext<Describe>(() => [])

/** Tells search engines more of what a page is about. */
export function describePage(context: Pick<RouterContextProvider, 'get' | 'set'>, more: Describe): void {
  const before = context.get(pageJsonLd)
  context.set(pageJsonLd, (publisher) => [...before(publisher), ...more(publisher)])
}

/** Everything that the document at an address tells search engines: the house, the page’s own things, the way to it. */
export async function findJsonLd(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'site'> & SitePorts,
  context: Readonly<RouterContextProvider>,
  words: Publisher['words'],
  pathname: string,
): Promise<JsonLd[]> {
  const publisher = { origin: services.site.origin, words }
  const steps = await stepsTo(services, pagePath(pathname))
  return [
    organization(publisher),
    ...context.get(pageJsonLd)(publisher),
    ...(steps.length > 0 ? [breadcrumbs(publisher, steps)] : []),
  ]
}

/** The listed pages from the home page, which is left out, down to this one; none for a page that is not listed. */
async function stepsTo(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts, path: string) {
  const page = path === '/' ? null : await findPage(services, path)
  if (!page) return []
  const parts = path.split('/').slice(1, -1)
  const above = await Promise.all(parts.map((_, at) => findPage(services, `/${parts.slice(0, at + 1).join('/')}`)))
  return [...above.filter((step) => step !== null), page]
}
