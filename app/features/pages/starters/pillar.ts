import { stories as storyWords } from '#content/home.ts'
import { pillarPages } from '#content/pillar-pages.ts'
import type { Pillar, PillarSlug } from '#content/pillars.ts'
import { headOf, type StarterPage } from '#features/pages/core/page.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { lessonPreviewsKind } from '#features/pages/kinds/lesson-previews.tsx'
import { openingKind } from '#features/pages/kinds/opening.tsx'
import { storiesKind } from '#features/pages/kinds/stories.tsx'
import { tilesKind } from '#features/pages/kinds/tiles.tsx'

import { passageSection } from './about.ts'
import { section } from './starter-section.ts'

const buttons = [
  { label: 'Get Instant Access', to: '/pricing' },
  { label: 'Start Free Trial', to: '/trial' },
]

/** How the page of a subject is stored. */
export const pillarPageId = (slug: PillarSlug) => `pillar-${slug}`

export function pillarStarter({ slug, title, question, seed }: Pillar): StarterPage {
  const page = pillarPages[slug]
  return {
    id: pillarPageId(slug),
    path: `/pillar/${slug}`,
    name: title,
    subject: slug,
    head: headOf(title),
    sections: [
      section(openingKind, 'opening', {
        eyebrow: title,
        title: page.headline,
        question,
        lead: page.lead,
        buttons,
        picture: { illustration: slug, seed },
        shape: 'tall',
      }),
      section(tilesKind, 'tiles', {
        title: page.tilesTitle,
        tiles: page.tiles.map((tile) => ({ ...tile, action: '', to: '' })),
      }),
      { ...passageSection({ heading: page.textTitle, text: page.text }), id: 'text' },
      section(lessonPreviewsKind, 'lessons', {
        title: 'Inside the membership',
        colour: slug,
        action: 'Unlock with Membership',
        lessons: page.lessons,
      }),
      section(storiesKind, 'stories', {
        title: storyWords.title,
        lead: storyWords.lead,
        buttons: [{ label: 'See More Results', to: '/testimonials' }],
        samples: slug,
      }),
      section(closingKind, 'closing', { title: page.closing, text: '', buttons }),
    ],
  }
}
