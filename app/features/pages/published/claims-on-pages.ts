import type { AnyValues } from '#features/pages/core/fields.ts'
import type { Section, StarterPage } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { storiesKind } from '#features/pages/kinds/stories.tsx'
import { starterPages } from '#features/pages/starters/all-starters.ts'
import { areTyped, isLeftOut, withClaims, type ClaimTexts } from '#features/site/claims/claim-texts.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

/** A page as it ships, with what the site shows of its claims: its owner edits what visitors read. */
export function starterWithClaims(starter: StarterPage, claims: ClaimTexts): StarterPage {
  if (claims.openedAt === null) return starter
  return { ...starter, sections: starter.sections.map((section) => withClaimsIn(section, claims)) }
}

interface Shown {
  readonly id: string
  readonly claims: ClaimTexts
  readonly publishedAt: Date | null
}

/**
 * The sections of a page as visitors see them. What was published on the sample may still hold claims, beside what its owner wrote; a section of
 * which leaving out claims left nothing to say is hidden.
 */
export function shownSections(sections: ReadonlyArray<Section>, { id, claims, publishedAt }: Shown): ReadonlyArray<Section> {
  if (claims.openedAt === null) return sections
  const shipped = shippedValues().get(id)
  return sections.map((section) => {
    const shown = areTyped(claims, publishedAt) ? section : withClaimsIn(section, claims)
    const before = shipped?.get(section.id) ?? section.values
    return isEmptied(section.kind, before, shown.values) ? { ...shown, isHidden: true } : shown
  })
}

function withClaimsIn<Each extends Pick<Section, 'kind' | 'values'>>(section: Each, claims: ClaimTexts): Each {
  const values = withClaims(section.values, claims)
  const hasSamples = section.kind === storiesKind.name && isLeftOut(claims, 'sample-stories')
  return { ...section, values: hasSamples ? { ...values, samples: 'none' } : values }
}

let values: ReadonlyMap<string, ReadonlyMap<string, AnyValues>> | null = null

/** What the sections of each page say as they ship, by the ids of both. */
function shippedValues() {
  values ??= new Map(
    starterPages(shippedSettings).map(({ id, sections }) => [id, new Map(sections.map((each) => [each.id, each.values]))]),
  )
  return values
}

/** Whether a section said something besides its heading and its buttons, and now does not. Frames stay. */
function isEmptied(kind: string, before: AnyValues, after: AnyValues): boolean {
  const { width, fields } = sectionKinds.get(kind)!
  if (width === 'frame' || width === 'beside') return false
  const says = Object.entries(fields).flatMap(([name, { type }]) =>
    name !== 'buttons' && (type === 'list' || type === 'text' || type === 'markdown') ? [name] : [],
  )
  const isFilled = (values: AnyValues) => says.some((name) => (values[name] as string | unknown[] | undefined)?.length)
  return isFilled(before) && !isFilled(after)
}
