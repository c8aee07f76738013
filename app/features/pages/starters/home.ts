import { homeQuestions } from '#content/home-questions.ts'
import { audiences, banner, dayCaption, floatingCard, hero, master, stories, why } from '#content/home.ts'
import { pillars } from '#content/pillars.ts'
import { headOf, type StarterPage } from '#features/pages/core/page.ts'
import { audiencesKind } from '#features/pages/kinds/audiences.tsx'
import { bannerKind } from '#features/pages/kinds/banner.tsx'
import { coachKind } from '#features/pages/kinds/coach.tsx'
import { floatingCardKind } from '#features/pages/kinds/floating-card.ts'
import { heroKind } from '#features/pages/kinds/hero.tsx'
import { proofKind } from '#features/pages/kinds/proof.tsx'
import { questionsKind } from '#features/pages/kinds/questions.tsx'
import { reasonsKind } from '#features/pages/kinds/reasons.tsx'
import { stripKind } from '#features/pages/kinds/strip.tsx'
import { subjectsKind } from '#features/pages/kinds/subjects.tsx'
import { pillarAddress } from '#features/site/core/pillar-address.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { section } from './starter-section.ts'

export function homeStarter({ marks, figures, house }: SiteSettings): StarterPage {
  return {
    id: 'home',
    path: '/',
    name: 'Home',
    stays: true,
    head: headOf(house.slogan || house.name),
    sections: [
      section(heroKind, 'hero', {
        title: hero.lines.join('\n'),
        lead: hero.lead,
        buttons: [
          { label: 'Get Instant Access', to: '/pricing' },
          { label: 'Start Free Trial', to: '/trial' },
        ],
        note: hero.note,
        caption: dayCaption,
      }),
      section(audiencesKind, 'audiences', { title: audiences.title, items: audiences.items }),
      // A coach sells with her face; until there is one, nothing stands in its place.
      ...(house.portrait ? [section(coachKind, 'coach', coachOf(house))] : []),
      section(stripKind, 'strip', {
        brandsNote: marks.brandsNote,
        brands: marks.brands.map(({ name, voice, tip }) => ({ name, voice, tip })),
      }),
      section(subjectsKind, 'subjects', {
        title: master.title,
        lead: master.lead,
        items: pillars.map(({ slug, title, question, text, seed }) => {
          return { colour: slug, title, question, text, to: pillarAddress(title), seed }
        }),
      }),
      section(reasonsKind, 'why', {
        title: why.title,
        lead: why.lead,
        buttons: [{ label: 'See Our Approach', to: '/about' }],
        points: why.points,
      }),
      section(proofKind, 'proof', {
        figures: figures.proof,
        title: stories.title,
        lead: stories.lead,
        buttons: [{ label: 'See Real Results', to: '/testimonials' }],
      }),
      section(questionsKind, 'questions', { title: 'Questions', questions: homeQuestions }),
      section(bannerKind, 'banner', { title: banner.title, text: banner.text, action: banner.action, to: '/courses' }),
      section(floatingCardKind, 'floating-card', {
        title: floatingCard.title,
        text: floatingCard.text,
        buttons: [
          { label: 'Get Access', to: '/pricing' },
          { label: 'Free Trial', to: '/trial' },
        ],
        picture: { illustration: 'stress', seed: 'float' },
      }),
    ],
  }
}

const coachOf = ({ bio }: SiteSettings['house']) => ({
  title: 'Your coach',
  text: bio[0] ?? '',
  buttons: [{ label: 'About', to: '/about' }],
})
