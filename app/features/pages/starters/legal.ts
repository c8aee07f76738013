import { disclaimer, healthData, privacy, terms } from '#content/legal.ts'
import { pageTitles } from '#content/page-titles.ts'
import type { LegalText, Passage } from '#content/reading.ts'
import { headOf, type StarterPage, type StarterSection } from '#features/pages/core/page.ts'
import { datedHeadingKind } from '#features/pages/kinds/dated-heading.tsx'
import { consentKind, imprintKind } from '#features/pages/kinds/legal-parts.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'

import { section } from './starter-section.ts'

/** The paths of the legal texts, as /legal lists them. */
export const LEGAL_PATHS: readonly string[] = ['/privacy', '/health-data', '/terms', '/disclaimer']

/** The legal texts. Whoever agreed to be counted has to find where to take that back, so that part of /privacy stays. */
export function legalStarters(): StarterPage[] {
  return [
    legal('/privacy', privacy, [{ ...section(consentKind, 'consent', {}), isFixed: true }]),
    legal('/health-data', healthData),
    legal('/terms', terms),
    legal('/disclaimer', disclaimer),
  ]
}

function legal(path: string, { title, lead, changedOn, passages }: LegalText, more: StarterSection[] = []): StarterPage {
  return {
    id: path.slice(1),
    path,
    name: title,
    changedOn,
    stays: true,
    head: headOf(pageTitles[path]!),
    sections: [
      section(datedHeadingKind, 'heading', { title, lead }),
      section(markdownKind, 'text', { text: passages.map(markdownOf).join('\n\n') }),
      ...more,
      section(imprintKind, 'imprint', {}),
    ],
  }
}

function markdownOf({ heading, text, points = [] }: Passage): string {
  const list = points.map((point) => `- ${point}`).join('\n')
  return [`## ${heading}`, ...text, list].filter(Boolean).join('\n\n')
}
