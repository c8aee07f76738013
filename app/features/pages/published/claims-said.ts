import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { homeWords, pageWords } from '#content/metadata.ts'
import { noStoriesYet } from '#content/site.ts'
import type { Page, Section } from '#features/pages/core/page.ts'
import { storiesKind } from '#features/pages/kinds/stories.tsx'
import { stripKind } from '#features/pages/kinds/strip.tsx'
import { claimsSaidIn } from '#features/site/claims/claims-in.ts'
import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'

/** A page with its claims in it, before any is left out. */
export interface SayingPage extends Page {
  readonly id: string
  readonly path: string
}

/** Everything of a site that its owner can write over. */
export interface OwnerContent {
  readonly pages: readonly SayingPage[]
  readonly settings: SiteSettings
  /** The shop leads to the retailer of the sample. */
  readonly hasSampleRetailer: boolean
}

type Says = (said: OwnerContent) => boolean

const visible = ({ sections }: Pick<Page, 'sections'>) => sections.filter(({ isHidden }) => !isHidden)
const everySection = ({ pages }: OwnerContent) => pages.flatMap(visible)

/** Whether the site says a claim that is more than its text. The legal texts are pages (`claims-written-anew.server.ts`). */
export const namedClaims: Readonly<Record<string, Says>> = {
  'annual-before': ({ settings: { plans } }) =>
    plans.plans.some(({ originalPriceCents }) => shippedPrices.has(originalPriceCents)),
  'most-popular': ({ settings: { plans } }) => plans.plans.some(({ popular }) => popular),
  'sample-stories': (said) =>
    everySection(said).some(({ kind, values }) => kind === storiesKind.name && values['samples'] !== 'none'),
  'partner-marks': ({ settings: { marks } }) =>
    marks.partners.some(({ sample }) => sample) || marks.partnersNote === shippedSettings.marks.partnersNote,
  'brand-strip': (said) => everySection(said).some((section) => section.kind === stripKind.name && hasSampleNames(section)),
  retailer: (said) => said.hasSampleRetailer,
}

const shippedPrices: ReadonlySet<number | undefined> = new Set(
  shippedSettings.plans.plans.flatMap(({ originalPriceCents }) => originalPriceCents ?? []),
)

const sampleNames: ReadonlySet<string> = new Set(shippedSettings.marks.brands.map(({ name }) => name))

function hasSampleNames({ values }: Pick<Section, 'values'>): boolean {
  const { brandsNote, brands } = values as SiteSettings['marks']
  return brandsNote === shippedSettings.marks.brandsNote || brands.some(({ name }) => sampleNames.has(name))
}

const terms: ReadonlySet<string> = new Set(Object.entries<Claim>(claims).flatMap(([id, { stays }]) => (stays ? [id] : [])))

/** What ships and nobody can write over, each besides the sections of its pages. */
const elsewhere: ReadonlySet<string> = new Set(claimsSaidIn([homeWords, noStoriesYet]))

/** What search engines read of a page: the owner’s description, else the one that ships for it. */
const descriptionOf = ({ path, head }: SayingPage) => head.description || (pageWords[path]?.description ?? '')

/** The ids of the claims that a site says word for word in what its owner can write over. */
export function claimsSaid(said: OwnerContent): ReadonlySet<string> {
  const values = everySection(said).map((section) => section.values)
  const texts = [...values, ...Object.values(said.settings), ...said.pages.map(descriptionOf)]
  const named = Object.entries(namedClaims).flatMap(([id, says]) => (says(said) ? [id] : []))
  return new Set([...texts.flatMap(claimsSaidIn), ...named])
}

/**
 * The ids of the claims that a site said as it shipped, in what its owner can write over alone, and says no more. What has to stay counts only
 * where the sections that said it are still there, with other words in them: hidden or deleted it is not said at all.
 */
export function claimsWrittenOver(ships: OwnerContent, now: OwnerContent): string[] {
  const said = claimsSaid(now)
  const there = new Set(now.pages.flatMap((page) => visible(page).map(({ id }) => placeOf(page, id))))
  const stillStands = (id: string) =>
    ships.pages.every((page) =>
      page.sections.every((section) => there.has(placeOf(page, section.id)) || !claimsSaidIn(section.values).includes(id)),
    )
  return [...claimsSaid(ships)].filter((id) => {
    if (said.has(id) || elsewhere.has(id)) return false
    return !terms.has(id) || stillStands(id)
  })
}

const placeOf = (page: Pick<SayingPage, 'id'>, section: string) => `${page.id} ${section}`
