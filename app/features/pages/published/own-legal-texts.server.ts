import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { GUARANTEE_DAYS } from '#content/guarantee.ts'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPublishedPages, findStarter } from './find-published.server.ts'

const guaranteeClaims = Object.entries<Claim>(claims).flatMap(([id, { promise }]) => (promise === 'guarantee' ? [id] : []))

/**
 * What has to stay and is the owner’s own: the legal texts in whose place she has published one of hers, by the ids of their claims, which are those
 * of their pages, and the sentences of the guarantee once she has set its days.
 */
export async function ownLegalTexts(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>): Promise<string[]> {
  const pages = await findPublishedPages(services)
  const own: string[] = []
  for (const id of ['privacy', 'terms', 'disclaimer']) {
    const [page, starter] = [pages.get(`/${id}`), await findStarter(services, id)]
    const ships = starter?.sections.find(({ kind }) => kind === markdownKind.name)?.values['text']
    const says = page?.sections.filter(({ kind, isHidden }) => kind === markdownKind.name && !isHidden) ?? []
    if (page && says.every(({ values }) => values['text'] !== ships)) own.push(id)
  }
  const { plans } = await findSiteSettings(services)
  return [...own, ...(plans.guaranteeDays === GUARANTEE_DAYS ? [] : guaranteeClaims)]
}
