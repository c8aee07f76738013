import { desc } from 'drizzle-orm'

import { applyEdits, type PageEdits } from '#features/pages/core/page-edits.ts'
import { changedAtOf, headOf, type Page, type StarterPage } from '#features/pages/core/page.ts'
import { readEdits } from '#features/pages/core/read-edits.ts'
import { pages, policyVersions } from '#features/pages/core/tables.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { starterPages } from '#features/pages/starters/all-starters.ts'
import type { ClaimTexts } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { findSiteSettings, PAGES } from '#features/site/settings/settings.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { shownSections, starterWithClaims } from './claims-on-pages.ts'
import { findWhatIsThere } from './what-is-there.server.ts'

/** Where the policy on health data stands. */
export const POLICY_PATH = '/health-data'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** A page as everybody sees it. */
export interface PublishedPage extends Page {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly subject: string | null
  /** Since when it says what it says; null for one that nobody has edited. */
  readonly publishedAt: Date | null
  /** When what it says last changed, as an ISO 8601 date or instant; null where nobody knows. */
  readonly changedAt: string | null
}

/** All published pages by their path. Kept in memory, and read anew on every replica as soon as one was published. */
export const findPublishedPages: (services: Needs) => Promise<ReadonlyMap<string, PublishedPage>> = cachedValue(
  PAGES,
  async (services: Needs) => {
    const [starters, claims] = await Promise.all([findStarters(services), findClaimTexts(services)])
    const rows = await services.db.select().from(pages)
    const stored = new Map(rows.map((row) => [row.id, row]))
    const shipped = starters.flatMap((starter) => {
      const row = stored.get(starter.id) ?? null
      return row?.isPublic === false ? [] : [publishedOf(services, starter, row, claims)]
    })
    const own = rows.flatMap((row) =>
      row.slug !== null && row.isPublic ? [publishedOf(services, ownStarter(row.id, row.slug), row, claims)] : [],
    )
    const policyChangedAt = await findPolicyChange(services)
    return new Map(
      [...shipped, ...own].map((page) => [page.path, page.path === POLICY_PATH ? changedLater(page, policyChangedAt) : page]),
    )
  },
)

/** What stands in the policy on health data changes with the site, without anybody’s publishing it; null where it never has. */
async function findPolicyChange({ db }: Pick<Needs, 'db'>): Promise<string | null> {
  const [last, before] = await db
    .select({ since: policyVersions.since })
    .from(policyVersions)
    .orderBy(desc(policyVersions.since))
    .limit(2)
  return before ? last!.since.toISOString() : null
}

function changedLater(page: PublishedPage, at: string | null): PublishedPage {
  const both = [page.changedAt, at].filter((each) => each !== null)
  return { ...page, changedAt: both.toSorted().at(-1) ?? null }
}

/** The published page at a path; null where there is none. */
export async function findPublishedPage(services: Needs, path: string): Promise<PublishedPage | null> {
  return (await findPublishedPages(services)).get(path) ?? null
}

/** The pages that ship, with the settings in them, what the site shows of their claims and, on an open site, what is published. */
export async function findStarters(services: Needs): Promise<StarterPage[]> {
  const [settings, claims, there] = await Promise.all([
    findSiteSettings(services),
    findClaimTexts(services),
    findWhatIsThere(services),
  ])
  return starterPages(settings, there, (starter) => starterWithClaims(starter, claims))
}

/** The page that ships under an id; null where none does. */
export async function findStarter(services: Needs, id: string): Promise<StarterPage | null> {
  return (await findStarters(services)).find((starter) => starter.id === id) ?? null
}

/** What a page of the owner’s own begins from: nothing. */
export function ownStarter(id: string, slug: string): StarterPage {
  return { id, path: `/${slug}`, name: slug, head: headOf(''), sections: [] }
}

/** What owners wrote on published pages, in the shape in which it is stored. */
export async function storedEdits(db: Pick<Database, 'select'>): Promise<readonly PageEdits[]> {
  return (await db.select({ edits: pages.edits }).from(pages)).map(({ edits }) => edits)
}

/** What was stored, as far as it has its shape. */
export function editsIn({ log }: Pick<Infrastructure, 'log'>, id: string, stored: unknown): PageEdits {
  const edits = readEdits(stored)
  if (edits.lost) log.error({ page: id }, 'Some of what was written of a page cannot be read: it is kept, and not shown.')
  return edits
}

function publishedOf(
  services: Pick<Infrastructure, 'log'>,
  starter: StarterPage,
  row: typeof pages.$inferSelect | null,
  claims: ClaimTexts,
): PublishedPage {
  const { page } = applyEdits(starter, editsIn(services, starter.id, row?.edits), sectionKinds)
  const { id, path, name, subject = null } = starter
  const publishedAt = row?.publishedAt ?? null
  const sections = shownSections(page.sections, { id, claims, publishedAt })
  return { ...page, sections, id, path, name, subject, publishedAt, changedAt: changedAtOf(starter, publishedAt) }
}
