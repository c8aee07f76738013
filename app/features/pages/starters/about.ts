import { aboutReading, differences } from '#content/about.ts'
import { pageTitles } from '#content/page-titles.ts'
import type { Passage } from '#content/reading.ts'
import { headOf, type StarterPage, type StarterSection } from '#features/pages/core/page.ts'
import { paragraphs } from '#features/pages/core/paragraphs.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { coachKind } from '#features/pages/kinds/coach.tsx'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { passageKind } from '#features/pages/kinds/passage.tsx'
import { reasonsInTextKind } from '#features/pages/kinds/reasons.tsx'
import { spinesKind } from '#features/pages/kinds/spines.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { slugOf } from '#features/site/slug.ts'

import { section } from './starter-section.ts'

/** A passage of a text that ships, as a section of its own. */
export function passageSection({ heading, text, points = [] }: Passage): StarterSection {
  return section(passageKind, slugOf(heading), {
    heading,
    text: paragraphs(text),
    points: points.map((point) => ({ text: point })),
  })
}

/** The passage about the coach. */
const COACH = slugOf('The coach')

/** The coach’s face and credentials; nothing where the owner has given neither. */
function coachSection({ portrait, credentials }: SiteSettings['house']): StarterSection[] {
  return portrait || credentials.length > 0 ? [section(coachKind, 'coach', { title: '', text: '', buttons: [] })] : []
}

export function aboutStarter({ house }: SiteSettings): StarterPage {
  const { title, lead, passages } = aboutReading(house)
  return {
    id: 'about',
    path: '/about',
    name: 'About',
    head: headOf(pageTitles['/about']!),
    sections: [
      section(headingKind, 'heading', { title, lead }),
      section(spinesKind, 'spines', {}),
      ...passages
        .map(passageSection)
        .flatMap((passage) => (passage.id === COACH ? [passage, ...coachSection(house)] : [passage])),
      section(reasonsInTextKind, 'different', { title: differences.title, points: differences.points }),
      section(closingKind, 'closing', {
        title: 'Begin where the question is',
        text: '',
        buttons: [
          { label: 'See the courses', to: '/courses' },
          { label: 'How we help', to: '/how-we-help' },
        ],
      }),
    ],
  }
}
