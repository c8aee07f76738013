import { expect, test } from 'vitest'

import { aboutReading, differences, howWeHelp } from '#content/about.ts'
import { coachingQuestions } from '#content/coaching-questions.ts'
import { coursesHeading } from '#content/courses-heading.ts'
import { coursesPage, curriculum } from '#content/courses.ts'
import { equipmentCategories } from '#content/equipment.ts'
import { homeQuestions } from '#content/home-questions.ts'
import { audiences, banner, floatingCard, hero, master, stories, why } from '#content/home.ts'
import { disclaimer, privacy, terms } from '#content/legal.ts'
import { pillarPages } from '#content/pillar-pages.ts'
import { pillars } from '#content/pillars.ts'
import { guarantee, trialTerms } from '#content/plans.ts'
import { coaching, services } from '#content/services.ts'
import { shapesOf } from '#features/pages/core/fields.ts'
import { isEmpty } from '#features/pages/core/section-kind.ts'
import { drawnKinds, sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import { noSectionData } from '#features/pages/kinds/section-data.factory.server.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'

import { starterPages } from './all-starters.ts'

const starters = starterPages(shippedSettings)
const words = siteWordsOf(shippedSettings)

/** What a page says: its sections as they are drawn, and the words of its frame and of what stands beside it. */
function textOf(id: string): string {
  const { sections, subject = null } = starters.find((starter) => starter.id === id)!
  const shown = sections.map((section) => ({ ...section, isHidden: false }))
  const { html } = drawSections(shown, { words, subject, place: 'after', data: noSectionData })
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  const ofRoutes = sections.filter(({ kind }) => ['frame', 'beside'].includes(sectionKinds.get(kind)!.width))
  const drawn = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!)
    .replaceAll(/\s+/g, ' ')
  return [drawn, ...ofRoutes.flatMap(({ values }) => sentencesIn(values))].join(' ')
}

/** Every sentence in a piece of content, but for what is no text: figures’ names, slugs and addresses. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return /\s/.test(content) ? [content.replaceAll(/\s+/g, ' ')] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sentencesIn) : []
}

test.each([
  [
    'home',
    [
      hero,
      audiences,
      master,
      why,
      stories,
      banner,
      floatingCard,
      homeQuestions,
      pillars.map(({ question, text }) => [question, text]),
    ],
  ],
  ['about', [aboutReading(shippedSettings.house), differences]],
  ['coaching', [coaching, coachingQuestions]],
  ['services', [services]],
  ['how-we-help', [howWeHelp]],
  ['courses', [coursesHeading, coursesPage, curriculum, guarantee.text, guarantee.cancelling]],
  ['trial', [trialTerms]],
  ['privacy', [privacy]],
  ['terms', [terms]],
  ['disclaimer', [disclaimer]],
  ...pillars.map(({ slug, question }): [string, unknown] => [`pillar-${slug}`, [pillarPages[slug], question]]),
])('every sentence that ships for %s stands on its page, word for word', (id, content) => {
  const text = textOf(id)
  const sentences = sentencesIn(fillIn(content, 'Wellward'))
  expect(sentences.length).toBeGreaterThan(3)
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([])
})

test.each([
  [
    'shop',
    [
      'Save 15% Off Retail Prices',
      'Wellness Shop',
      'Shop Equipment Now',
      'No products found',
      '{shelf} will be available soon.',
      'Coming Soon',
    ],
  ],
  ['shop', equipmentCategories.map(({ text }) => text)],
  ['calendar', ['Personal Training Schedule', 'This Week', 'No appointments scheduled for this date']],
])('the frame of %s says what the specification and the content say, word for word', (id, sentences) => {
  const { sections } = starters.find((starter) => starter.id === id)!
  expect(sections).toHaveLength(1)
  expect(Object.values(sections[0]!.values)).toEqual(expect.arrayContaining(sentences))
})

test('what links are that pay the owner can be rewritten, and not left unsaid', () => {
  for (const name of ['shop-frame', 'product-frame']) {
    const { disclosure } = sectionKinds.get(name)!.fields
    expect(shapesOf({ disclosure: disclosure! })['disclosure']!.safeParse(' ').success).toBe(false)
  }
})

test('every section that ships is of a kind, says what its fields take, and has an id of its own', () => {
  for (const { id, sections } of starters) {
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length)
    for (const section of sections) {
      const kind = sectionKinds.get(section.kind)!
      const shapes = shapesOf(kind.fields)
      expect(Object.keys(section.values).toSorted()).toEqual(Object.keys(shapes).toSorted())
      for (const [name, shape] of Object.entries(shapes)) {
        const parsed = shape.safeParse(section.values[name])
        expect([id, section.id, name, parsed.error?.issues ?? []]).toEqual([id, section.id, name, []])
      }
    }
  }
})

test('a section that shows nothing without its list names one, begins with an item, and is left out without', () => {
  const needy = drawnKinds.map(({ kind }) => kind).filter(({ needs }) => needs !== undefined)
  expect(needy.length).toBeGreaterThan(5)
  for (const { name, needs, fields, start } of needy) {
    expect([name, fields[needs!]?.type]).toEqual([name, 'list'])
    expect([name, isEmpty({ needs: needs! }, start)]).toEqual([name, false])
    const section = { id: 'one', kind: name, values: { ...start, [needs!]: [] }, isHidden: false }
    const { html } = drawSections([section], { words, subject: null, place: 'after', data: noSectionData })
    expect([name, html]).toEqual([name, ''])
  }
})

test('a new section of every kind can be saved as it is offered', () => {
  for (const { name, fields, start } of drawnKinds.map(({ kind }) => kind)) {
    for (const [field, shape] of Object.entries(shapesOf(fields)))
      expect([name, field, shape.safeParse(start[field]).error?.issues ?? []]).toEqual([name, field, []])
  }
})
