import { coachingQuestions } from '#content/coaching-questions.ts'
import { pageTitles } from '#content/page-titles.ts'
import { coaching } from '#content/services.ts'
import { headOf, type StarterPage } from '#features/pages/core/page.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { openingKind } from '#features/pages/kinds/opening.tsx'
import { questionsKind } from '#features/pages/kinds/questions.tsx'
import { stepsKind } from '#features/pages/kinds/steps.tsx'
import { tilesKind } from '#features/pages/kinds/tiles.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { passageSection } from './about.ts'
import { section } from './starter-section.ts'

export function coachingStarter({ links: { scheduling } }: SiteSettings): StarterPage {
  const buttons = [
    { label: 'Write to us', to: '/contact' },
    { label: scheduling.label, to: scheduling.href },
  ]
  return {
    id: 'coaching',
    path: '/coaching',
    name: 'Coaching',
    head: headOf(pageTitles['/coaching']!),
    sections: [
      section(openingKind, 'opening', {
        eyebrow: '',
        title: coaching.title,
        question: '',
        lead: coaching.lead,
        buttons,
        picture: { illustration: 'nutrition', seed: 'coaching' },
        shape: 'wide',
      }),
      section(stepsKind, 'steps', { title: coaching.stepsTitle, steps: coaching.steps }),
      section(tilesKind, 'audiences', {
        title: coaching.audiencesTitle,
        tiles: coaching.audiences.map((tile) => ({ ...tile, action: '', to: '' })),
      }),
      passageSection(coaching.limits),
      section(questionsKind, 'questions', { title: 'Questions', questions: coachingQuestions }),
      section(closingKind, 'closing', {
        title: 'Talk first',
        text: 'Write a few lines about your week, or choose a time. Neither binds you to anything.',
        buttons,
      }),
    ],
  }
}
