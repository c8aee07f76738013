import { SLOGAN } from '#content/page-titles.ts'
import { SLOGAN_IN_SUMMARY } from '#content/site.ts'
import { shippedSettings, type SectionName, type SiteSettings } from '#features/site/core/site-settings.ts'

import { isLeftOut, withClaims, type ClaimTexts } from './claim-texts.ts'

type Plans = SiteSettings['plans']
type Marks = SiteSettings['marks']
type Links = SiteSettings['links']

/** A section of the settings with what an open site shows of the claims in it. */
export function sectionWithClaims<Name extends SectionName>(
  name: Name,
  section: SiteSettings[Name],
  shown: ClaimTexts,
): SiteSettings[Name] {
  if (shown.openedAt === null) return section
  if (name === 'links') return ownLinks(section as Links) as SiteSettings[Name]
  if (name === 'marks') return marksWithClaims(section as Marks, shown) as SiteSettings[Name]
  if (name === 'plans') return plansWithClaims(withClaims(section as Plans, shown), shown) as SiteSettings[Name]
  return name === 'house' || name === 'figures' ? withClaims(section, shown) : section
}

/** The plans without the mark “Most popular”, which nobody types: unless it is confirmed, none has it on an open site. */
export function plansWithMark(section: Plans, shown: ClaimTexts): Plans {
  if (!isLeftOut(shown, 'most-popular')) return section
  return { ...section, plans: section.plans.map((plan) => ({ ...plan, popular: false })) }
}

/** The brand without the slogan of the product, which is no owner’s: an open site says her own, or none. */
export function houseWithOwnSlogan(house: SiteSettings['house'], { openedAt }: ClaimTexts): SiteSettings['house'] {
  if (openedAt === null) return house
  const { slogan, summary } = house
  return {
    ...house,
    slogan: slogan === SLOGAN ? '' : slogan,
    summary: summary.startsWith(SLOGAN_IN_SUMMARY) ? summary.slice(SLOGAN_IN_SUMMARY.length) : summary,
  }
}

/** Samples of marks are nobody’s. Names that the owner typed are no samples. */
function marksWithClaims(marks: Marks, shown: ClaimTexts): Marks {
  const own = <Mark extends { readonly sample: boolean }>(all: readonly Mark[]) => all.filter(({ sample }) => !sample)
  const { partnersNote, brandsNote } = shippedSettings.marks
  const note = (said: string, ships: string) => (said === ships ? '' : said)
  return {
    ...marks,
    ...(isLeftOut(shown, 'partner-marks') && {
      partners: own(marks.partners),
      partnersNote: note(marks.partnersNote, partnersNote),
    }),
    ...(isLeftOut(shown, 'brand-strip') && { brands: own(marks.brands), brandsNote: note(marks.brandsNote, brandsNote) }),
  }
}

/** The front page of a network is nobody’s profile. */
function ownLinks(links: Links): Links {
  const shipped = new Set(shippedSettings.links.social.map(({ href }) => href))
  return { ...links, social: links.social.filter(({ href }) => !shipped.has(href)) }
}

/** A former price that ships was never anybody’s. */
function plansWithClaims(section: Plans, shown: ClaimTexts): Plans {
  if (!isLeftOut(shown, 'annual-before')) return section
  const shipped = new Map(shippedSettings.plans.plans.map(({ slug, originalPriceCents }) => [slug, originalPriceCents]))
  const plans = section.plans.map(({ originalPriceCents, ...plan }) => {
    const isOwn = originalPriceCents !== undefined && originalPriceCents !== shipped.get(plan.slug)
    return isOwn ? { ...plan, originalPriceCents } : plan
  })
  return { ...section, plans }
}
