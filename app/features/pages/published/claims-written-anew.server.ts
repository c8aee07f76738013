import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { GUARANTEE_DAYS } from '#content/guarantee.ts'
import { applyEdits } from '#features/pages/core/page-edits.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { datedHeadingKind } from '#features/pages/kinds/dated-heading.tsx'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { consentKind, imprintKind } from '#features/pages/kinds/legal-parts.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { starterPages } from '#features/pages/starters/all-starters.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { hasSampleRetailer } from '#features/shop/settings/shop-settings.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { findSettingsAsSaved, PAGES } from '#features/site/settings/settings.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { claimsWrittenOver, type OwnerContent, type SayingPage } from './claims-said.ts'
import { editsIn, findPublishedPages, findStarter, ownStarter } from './find-published.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

const guaranteeClaims = Object.entries<Claim>(claims).flatMap(([id, { promise }]) => (promise === 'guarantee' ? [id] : []))

/**
 * The ids of the claims that the owner has written over, about which nothing is asked any more: what every section, setting and description that
 * said it says no more; the legal texts in whose place one of hers is published; and the sentences of the guarantee once its days are set.
 */
export async function claimsWrittenAnew(services: Needs): Promise<string[]> {
  const [texts, legal, { plans }] = await Promise.all([
    findTextsWrittenOver(services),
    ownLegalTexts(services),
    findSettingsAsSaved(services),
  ])
  return [...new Set([...texts, ...legal, ...(plans.guaranteeDays === GUARANTEE_DAYS ? [] : guaranteeClaims)])]
}

/** What stands around a legal text. */
const AROUND: ReadonlySet<string> = new Set([datedHeadingKind, headingKind, consentKind, imprintKind].map(({ name }) => name))

async function ownLegalTexts(services: Needs): Promise<string[]> {
  const published = await findPublishedPages(services)
  const own: string[] = []
  for (const id of ['privacy', 'terms', 'disclaimer']) {
    const [page, starter] = [published.get(`/${id}`), await findStarter(services, id)]
    const ships = starter?.sections.find(({ kind }) => kind === markdownKind.name)?.values['text']
    const says = page?.sections.filter(({ kind, isHidden }) => !AROUND.has(kind) && !isHidden) ?? []
    if (says.length > 0 && says.every(({ values }) => values['text'] !== ships)) own.push(id)
  }
  return own
}

/**
 * What is published is put on the pages as they ship, also on an open site, where owners edit pages without the claims that nobody decided about: only
 * so a claim that is left out differs from one that was written over.
 */
const findTextsWrittenOver: (services: Needs) => Promise<string[]> = cachedValue(PAGES, async (services: Needs) => {
  const [settings, rows, shop] = await Promise.all([
    findSettingsAsSaved(services),
    services.db.select().from(pages),
    findShopSettings(services),
  ])
  const stored = new Map(rows.map((row) => [row.id, row]))
  const own = rows.flatMap(({ id, slug }) => (slug === null ? [] : [ownStarter(id, slug)]))
  const published = [...starterPages(settings), ...own].flatMap((starter): SayingPage[] => {
    const row = stored.get(starter.id)
    return row?.isPublic === false ? [] : [sayingPage(starter, editsIn(services, starter.id, row?.edits))]
  })
  return claimsWrittenOver(asShipped(), { settings, pages: published, hasSampleRetailer: hasSampleRetailer(shop) })
})

function asShipped(): OwnerContent {
  const ships = starterPages(shippedSettings).map((starter) => sayingPage(starter, {}))
  return { settings: shippedSettings, pages: ships, hasSampleRetailer: true }
}

function sayingPage(starter: StarterPage, edits: Parameters<typeof applyEdits>[1]): SayingPage {
  return { id: starter.id, path: starter.path, ...applyEdits(starter, edits, sectionKinds).page }
}
