import { listPages } from '#features/site/core/find-page.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/sitemap.ts'
import { commonAnswer } from './common-answer.ts'

/** As many addresses as one sitemap may name. */
const MOST = 50_000

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const pages = (await listPages(services)).slice(0, MOST)
  const lines = pages.map(({ path, changedAt }) => {
    const address = `<loc>${escaped(services.site.origin + encodeURI(path))}</loc>`
    return `<url>${address}${changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''}</url>`
  })
  const sitemap = ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...lines, '</urlset>', ''].join('\n')
  return commonAnswer(`<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}`, 'application/xml; charset=utf-8')
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark]!)
}
