import { expect, test } from 'vitest'

import { chatReplies, chatSpec } from '#content/chat/words.ts'
import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { pageWords } from '#content/metadata.ts'
import { countedSentences, type Counts } from '#content/open-site.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { shapesOf } from '#features/pages/core/fields.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { shownOnOpenSite, withClaims } from '#features/site/claims/claim-texts.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { starterPages } from './all-starters.ts'
import { countsOf } from './what-is-there.ts'

const nothing: Counts = countsOf([], { posts: 0, products: 0, shelves: [], plates: 0, plans: 3 })
const course = {
  slug: 'my-nights',
  pillar: 'sleep' as const,
  title: 'My nights',
  summary: 'How I sleep.',
  lessons: [
    { slug: 'one', title: 'One', summary: 'First.', durationSeconds: 90, opensInTrial: true, hasFilm: false },
    { slug: 'two', title: 'Two', summary: 'Second.', durationSeconds: 610, opensInTrial: false, hasFilm: false },
  ],
}
const one = countsOf([course], { posts: 3, products: 1, shelves: ['supplements'], plates: 1, plans: 2 })
const everything: Counts = {
  ...one,
  shelves: ['supplements', 'equipment', 'books', 'accessories'],
  courses: 5,
  subjects: 5,
  plates: 5,
  minutes: { least: 2, most: 5 },
  films: 2,
  plans: 3,
}

test('what is published is counted', () => {
  expect(one).toEqual({
    courses: 1,
    subjects: 1,
    lessons: 2,
    trialLessons: 1,
    films: 0,
    minutes: { least: 2, most: 10 },
    posts: 3,
    products: 1,
    shelves: ['supplements'],
    plates: 1,
    plans: 2,
  })
})

/** What stands in the place of claims, and is counted as well. */
const withoutClaims = Object.values<Claim>(claims).flatMap(({ without }) => (without ? [without] : []))

test('every sentence that is held to it ships somewhere, so that none is held to nothing', () => {
  const texts = textsIn([starterPages(shippedSettings), pageWords, shippedSettings, withoutClaims, chatSpec, chatReplies])
  const found = new Set<string>()
  for (const counts of [nothing, one]) {
    let left = texts
    for (const sentence of countedSentences) {
      const instead = sentence.now(counts)
      if (left.some((text) => text.includes(sentence.says))) found.add(sentence.says)
      if (instead !== null) left = left.map((text) => text.replace(sentence.says, instead))
    }
  }
  expect(countedSentences.filter(({ says }) => !found.has(says))).toEqual([])
})

test('a sample, and a site with all that ships, say it word for word', () => {
  const pages = starterPages(shippedSettings)
  expect(sayWhatIsThere(pages, null)).toBe(pages)
  const said = textsIn(sayWhatIsThere(pages, everything))
  const other = textsIn(pages).filter((text) => !said.includes(text))
  // What a trial has, and how long a lesson takes, is counted all the same.
  expect(other).toEqual([
    expect.stringMatching(/^A short lesson takes 2 to 5 minutes, /),
    'Seven days of three complete lessons per pillar. No credit card, and it ends by itself.',
  ])
})

test('what counts is counted anew', () => {
  const say = (text: string) => sayWhatIsThere(text, one)
  expect(say('Five courses, one a pillar. Begin with any of them; they do not build on each other.')).toBe('One course.')
  expect(say('Three ways to pay for the same five pillars.')).toBe('Two ways to pay for the same membership.')
  expect(say('Short video lessons of 2 to 5 minutes, with the longer story in writing beside them.')).toBe(
    'A lesson takes 2 to 10 minutes.',
  )
})

test('the shop names the shelves on which something stands', () => {
  const lead = 'Supplements, equipment, books and accessories that go with the lessons.'
  expect(sayWhatIsThere(lead, one)).toBe('Supplements that go with the lessons.')
  const both: Counts = { ...nothing, shelves: ['supplements', 'equipment'] }
  expect(sayWhatIsThere(lead, both)).toBe('Supplements and equipment.')
  expect(sayWhatIsThere(lead, nothing)).toBe('')
  const { keywords } = sayWhatIsThere(pageWords['/shop']!, both)
  expect(keywords).toEqual(['wellness shop', 'supplements', 'home gym equipment'])
})

test('the home page shows the subjects that have something, and counts the same', () => {
  const say = (...subjects: PillarSlug[]) => {
    const counts = { ...nothing, plates: subjects.length }
    const home = starterPages(shippedSettings, { courses: [], subjects, counts })[0]!
    const { lead, items } = home.sections.find(({ kind }) => kind === 'subjects')!.values
    return { lead: String(lead), shown: (items as Array<{ colour: string }>).map(({ colour }) => colour) }
  }
  expect(say('stress', 'sleep').shown).toEqual(['sleep', 'stress'])
  expect(say('stress', 'sleep').lead).toMatch(/^Two subjects, one body\. /)
  expect(say('fitness').lead).toMatch(/^Start with/)
  expect(say().shown).toEqual([])
})

test('what has nothing left to say is left out of its list, and a link to nothing as well', () => {
  const items = [
    { title: 'Evidence', text: 'Every lesson ends with a practice, and with a smaller version for the worst day of the week.' },
    { title: 'Mine', text: '' },
    { label: 'See the courses', to: '/courses' },
    { label: 'About', to: '/about' },
  ]
  expect(sayWhatIsThere(items, nothing)).toEqual([items[1], items[3]])
  expect(sayWhatIsThere(items, one)).toEqual(items)
})

test('an open site with nothing at all still offers what its other pages are about, and leads to no empty one', () => {
  const undecided = shownOnOpenSite(new Date('2026-03-01'), new Map())
  const pages = starterPages(shippedSettings, { courses: [], subjects: [], counts: nothing }, (page) => ({
    ...page,
    sections: page.sections.map((each) => ({ ...each, values: withClaims(each.values, undecided) })),
  }))
  const valuesAt = (path: string, kind: string) =>
    pages.find((page) => page.path === path)!.sections.find((each) => each.kind === kind)!.values
  const offered = valuesAt('/services', 'service-list')['items'] as Array<{ to: string }>
  expect(offered.map(({ to }) => to)).toEqual(['/coaching', '/corporate'])
  expect(valuesAt('/blog', 'blog-frame')['emptyAction']).toBe('')
  expect(textsIn(sayWhatIsThere(shippedSettings.plans, nothing)).join('\n')).not.toMatch(/learning|future lessons/)
})

test.each([
  ['nothing', { courses: [], subjects: [], counts: nothing }],
  ['one course', { courses: [course], subjects: ['sleep' as const], counts: one }],
])('with %s every section still says what its fields take', (_, there) => {
  for (const { id, sections } of starterPages(shippedSettings, there)) {
    for (const section of sections) {
      const problems = Object.entries(shapesOf(sectionKinds.get(section.kind)!.fields)).flatMap(
        ([name, shape]) => shape.safeParse(section.values[name]).error?.issues.map(({ message }) => [name, message]) ?? [],
      )
      expect([id, section.id, problems]).toEqual([id, section.id, []])
    }
  }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
