import { howWeHelp } from '#content/about.ts'
import { pageTitles } from '#content/page-titles.ts'
import { services } from '#content/services.ts'
import { headOf, type StarterPage } from '#features/pages/core/page.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { headingKind } from '#features/pages/kinds/heading.tsx'
import { serviceListKind } from '#features/pages/kinds/service-list.tsx'
import { stepsKind } from '#features/pages/kinds/steps.tsx'
import { tilesKind } from '#features/pages/kinds/tiles.tsx'

import { section } from './starter-section.ts'

export const servicesStarter = (): StarterPage => ({
  id: 'services',
  path: '/services',
  name: 'Services',
  head: headOf(pageTitles['/services']!),
  sections: [
    section(headingKind, 'heading', { title: 'Services', lead: 'What you can learn here, and what we can do together.' }),
    section(serviceListKind, 'services', {
      items: services.map(({ name, pillar, text, to, action }) => {
        return { name, text, picture: { illustration: pillar, seed: name.toLowerCase().replaceAll(' ', '-') }, action, to }
      }),
    }),
  ],
})

export const howWeHelpStarter = (): StarterPage => ({
  id: 'how-we-help',
  path: '/how-we-help',
  name: 'How we help',
  head: headOf(pageTitles['/how-we-help']!),
  sections: [
    section(headingKind, 'heading', { title: howWeHelp.title, lead: howWeHelp.lead }),
    section(stepsKind, 'steps', { title: howWeHelp.stepsTitle, steps: howWeHelp.steps }),
    section(tilesKind, 'audiences', { title: howWeHelp.audiencesTitle, tiles: howWeHelp.audiences }),
    section(closingKind, 'closing', {
      title: 'Try it for a week',
      text: 'Seven days, no credit card.',
      buttons: [
        { label: 'Start Free Trial', to: '/trial' },
        { label: 'All services', to: '/services' },
      ],
    }),
  ],
})
