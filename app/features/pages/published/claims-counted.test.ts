import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { starterCourses } from '#content/courses.ts'
import { pageWords } from '#content/metadata.ts'
import type { Counts } from '#content/open-site.ts'
import { SLOGAN } from '#content/page-titles.ts'
import { pillars } from '#content/pillars.ts'
import type { PublishedCourse } from '#features/courses/core/published-course.ts'
import { starterPages } from '#features/pages/starters/all-starters.ts'
import { countsOf, type WhatIsThere } from '#features/pages/starters/what-is-there.ts'
import { AS_SHIPPED, shownOnOpenSite, withClaims, type ClaimTexts, type Decided } from '#features/site/claims/claim-texts.ts'
import { sectionWithClaims } from '#features/site/claims/settings-with-claims.ts'
import { textsIn } from '#features/site/claims/sounds-like-claim.ts'
import { knownPage } from '#features/site/core/known-page.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { starterWithClaims } from './claims-on-pages.ts'

const course = (lessons: number, minutes: number, hasFilm: boolean, shipped = starterCourses[0]!): PublishedCourse => ({
  slug: shipped.slug,
  pillar: shipped.pillar,
  title: shipped.title,
  summary: 'About it.',
  lessons: Array.from({ length: lessons }, (_, at) => ({
    slug: `lesson-${at}`,
    title: `Lesson ${at}`,
    summary: 'In it.',
    durationSeconds: minutes * 60,
    opensInTrial: at === 0,
    hasFilm,
  })),
})

/** Courses as they may be published, from none to all that ship. */
const published: ReadonlyArray<readonly PublishedCourse[]> = [
  [],
  [course(0, 0, false)],
  [course(2, 0, false)],
  [course(2, 9, false)],
  [course(2, 3, true)],
  [course(1, 3, true), course(1, 4, true, starterCourses[1])],
  starterCourses.map((each) => course(3, 4, true, each)),
]
const others: ReadonlyArray<Pick<Counts, 'posts' | 'products' | 'shelves' | 'plates' | 'plans'>> = [
  { posts: 0, products: 0, shelves: [], plates: 0, plans: 0 },
  { posts: 2, products: 0, shelves: [], plates: 2, plans: 1 },
  { posts: 0, products: 3, shelves: ['supplements'], plates: 5, plans: 3 },
  { posts: 1, products: 1, shelves: ['equipment'], plates: 1, plans: 3 },
]
const everyWay: readonly WhatIsThere[] = published.flatMap((courses) =>
  others.map((rest) => ({
    courses,
    subjects: pillars.slice(0, rest.plates).map(({ slug }) => slug),
    counts: countsOf(courses, rest),
  })),
)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const openedAt = new Date('2026-03-01T12:00:00Z')
const decided = (decision: (claim: Claim) => Decided | null) =>
  shownOnOpenSite(
    openedAt,
    new Map(
      Object.entries<Claim>(claims).flatMap(([id, claim]) => {
        const made = decision(claim)
        return made ? [[id, made] as const] : []
      }),
    ),
  )

/** Everything that an open site says of what ships. */
function said(there: WhatIsThere, shown: ClaimTexts): string[] {
  const house = sectionWithClaims('house', shippedSettings.house, shown)
  const figures = sectionWithClaims('figures', shippedSettings.figures, shown)
  const pages = starterPages({ ...shippedSettings, house, figures }, there, (page) => starterWithClaims(page, shown))
  const heads = Object.keys(pageWords).map((path) => knownPage(path, SLOGAN, there.counts, (words) => withClaims(words, shown)))
  return textsIn([pages.map(({ sections }) => sections.map(({ values }) => values)), heads])
}

test('whatever is there, a claim that nobody decided is made in no words', () => {
  const spoken = Object.values<Claim>(claims).filter(({ stays, isNamed }) => !stays && !isNamed)
  const undecided = decided(() => null)
  const broken = everyWay.flatMap((there) => {
    const all = said(there, undecided).join('\n')
    return spoken.flatMap(({ text, without = '', also = {} }) => {
      const now = sayWhatIsThere(text, there.counts)
      const instead = sayWhatIsThere(without, there.counts)
      // What counting made of it may be a plain fact, which no claim says.
      const isClaim =
        now !== '' &&
        !instead.includes(now) &&
        !/^A lesson takes |^Lesson by lesson|^The check-in takes |^\w+ courses?\b/.test(now)
      return [text, ...Object.keys(also), ...(isClaim ? [now] : [])].filter((words) =>
        new RegExp(`(?<![\\w-])${escaped(words)}`).test(all),
      )
    })
  })
  expect([...new Set(broken)]).toEqual([])
})

test('whatever is there, claims that are confirmed stand as they would without any', () => {
  const confirmed = decided(({ text }) => ({ state: 'confirmed', text }))
  for (const there of everyWay) expect(said(there, confirmed)).toEqual(said(there, AS_SHIPPED))
})

test('whatever is there, what the owner says in the place of a claim stands in its place alone', () => {
  const replaced = decided(({ stays, text }) => (stays ? null : { state: 'replaced', text: `Hers ${text.length}.` }))
  const howSure = `Hers ${claims['how-sure'].text.length}.`
  for (const there of everyWay) expect(said(there, replaced)).toContain(howSure)
})
