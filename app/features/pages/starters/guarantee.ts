import { guaranteeInstead } from '#content/guarantee.ts'
import { MONEY_BACK } from '#content/legal.ts'
import type { StarterPage, StarterSection } from '#features/pages/core/page.ts'
import { guaranteeKind } from '#features/pages/kinds/guarantee.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { AS_SHIPPED, withClaims } from '#features/site/claims/claim-texts.ts'

/** A page with the days of the owner’s guarantee in every sentence that promises one, and in its figure; without one, nothing of it is left. */
export function withGuaranteeDays(page: StarterPage, days: number): StarterPage {
  const shown = { ...AS_SHIPPED, instead: guaranteeInstead(days) }
  const sections = page.sections.flatMap((section) => {
    if (section.kind === guaranteeKind.name) return days === 0 ? [] : [drawn(section, withClaims(section.values, shown))]
    const values = withClaims(section.values, shown)
    return [
      days === 0 && section.kind === markdownKind.name ? { ...section, values: withoutHeading(values) } : { ...section, values },
    ]
  })
  return { ...page, sections }
}

/** The large figure is the number of the promise beside it: also of one that its owner said in words of her own, and none where that names none. */
function drawn(section: StarterSection, values: StarterSection['values']): StarterSection {
  const [number = ''] = /\d+/.exec(String(values['lead'])) ?? []
  return { ...section, values: { ...values, figure: number } }
}

function withoutHeading(values: StarterSection['values']): StarterSection['values'] {
  return { ...values, text: String(values['text']).replace(`## ${MONEY_BACK}\n\n`, '') }
}
