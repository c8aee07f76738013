import { expect, test } from 'vitest'

import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import { noSectionData } from '#features/pages/kinds/section-data.factory.server.ts'
import type { CoachPortrait } from '#features/site/core/brand-look.ts'
import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'

import { aboutStarter } from './about.ts'
import { homeStarter } from './home.ts'

const portrait: CoachPortrait = {
  key: `brand/${'0'.repeat(32)}`,
  widths: [360, 540],
  width: 540,
  height: 675,
  alt: '',
  focus: { x: 40, y: 20 },
}

const withCoach = (coach: Partial<SiteSettings['house']>): SiteSettings => ({
  ...shippedSettings,
  house: { ...shippedSettings.house, name: 'Stillwater', ...coach },
})

/** The markup of a page as a site with these settings shows it, from what stands in it of the coach. */
function drawn(starter: typeof homeStarter, settings: SiteSettings): string {
  const { portrait, credentials, founder, name } = settings.house
  const sections = starter(settings).sections.map((section) => ({ ...section, isHidden: false }))
  const data = { ...noSectionData, coach: { portrait, credentials, founder, siteName: name } }
  return drawSections(sections, { words: siteWordsOf(settings), data, subject: null, place: { title: 'A page' } }).html
}

test.each([
  ['home', homeStarter],
  ['about', aboutStarter],
])('without portrait and credentials, %s shows nothing in their place', (_, starter) => {
  expect(drawn(starter, withCoach({}))).not.toMatch(/class="coach"|aria-label="The coach"/)
})

test('a portrait stands on home and about, 4 by 5 around its focus, with words for who cannot see it', () => {
  for (const starter of [homeStarter, aboutStarter]) {
    const html = drawn(starter, withCoach({ portrait, credentials: ['Certified sleep coach, 2019'] }))
    expect(html).toContain('style="aspect-ratio:4 / 5"')
    expect(html).toContain(`/media/${portrait.key}-540.webp`)
    expect(html).toContain('object-position:40% 20%')
    expect(html).toContain('alt="The coach of Stillwater"')
    expect(html).toContain('<li>Certified sleep coach, 2019</li>')
  }
})

test('the name of the coach stands beside the portrait, and a role does not', () => {
  for (const starter of [homeStarter, aboutStarter]) {
    expect(drawn(starter, withCoach({ portrait, founder: 'Noor Reed' }))).toContain('<p class="coach-name">Noor Reed</p>')
    for (const founder of ['a medical student', '']) {
      expect(drawn(starter, withCoach({ portrait, founder }))).not.toContain('coach-name')
    }
  }
})

test.each([
  ['Noor Reed', 'NR'],
  ['Noor van der Reed', 'NR'],
  ['Élodie', 'É'],
  ['a medical student', 'S'],
])('credentials without a portrait stand beside the initials of %s, and no face', (founder, initials) => {
  const html = drawn(aboutStarter, withCoach({ founder, credentials: ['Certified sleep coach, 2019'] }))
  expect(html).toContain(`role="img" aria-label="${initials}"`)
  expect(html).not.toContain('<img src="/media/brand')
})
