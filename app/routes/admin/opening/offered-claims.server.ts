import { findPublishedPages } from '#features/pages/published/find-published.server.ts'
import { listClaims } from '#features/site/claims/list-claims.server.ts'
import { textsIn, unclaimedSentences } from '#features/site/claims/sounds-like-claim.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Services } from '#services.server.ts'

/** So many are offered at once; the next ones come when these are claims, or are written otherwise. */
const MAX_OFFERED = 12

/** Sentences on the pages of the site and in its settings that sound like a claim and are none yet: whoever wrote them may add them. Nothing is held back for it. */
export async function findOfferedClaims(services: Pick<Services, 'db' | 'broadcast' | 'log'>): Promise<string[]> {
  const [pages, settings, { starter, own }] = await Promise.all([
    findPublishedPages(services),
    findSiteSettings(services),
    listClaims(services),
  ])
  const known = [...starter, ...own].flatMap(({ text, decision }) => [text, decision?.text ?? ''])
  const { house, figures, plans } = settings
  const sections = [...pages.values()].flatMap((page) => page.sections.filter(({ isHidden }) => !isHidden))
  const said = [sections.map(({ values }) => values), house.bio, house.summary, figures, plans]
  return unclaimedSentences(textsIn(said), known).slice(0, MAX_OFFERED)
}
