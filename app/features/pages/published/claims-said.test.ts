import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import type { Section } from '#features/pages/core/page.ts'
import { starterPages } from '#features/pages/starters/all-starters.ts'
import { shippedSettings, type SiteSettings } from '#features/site/core/site-settings.ts'

import { claimsSaid, claimsWrittenOver, namedClaims, type OwnerContent } from './claims-said.ts'

const shows = (section: object) => ({ ...(section as Section), isHidden: false })
const ships: OwnerContent = {
  pages: starterPages(shippedSettings).map((page) => ({ ...page, sections: page.sections.map(shows) })),
  settings: shippedSettings,
  hasSampleRetailer: true,
}

/** The legal texts are compared as pages; these two stand where no owner writes. */
const OTHERS = new Set(['privacy', 'terms', 'disclaimer', 'science-based', 'stories-underway'])
const all = Object.keys(claims).filter((id) => !OTHERS.has(id))

test('a site says every claim as it ships, and whoever leaves none of it has written all of them over but what has to stay', () => {
  expect([...claimsSaid(ships)].toSorted()).toEqual([...all, 'science-based'].toSorted())
  expect(claimsWrittenOver(ships, ships)).toEqual([])
  const settings: SiteSettings = {
    ...shippedSettings,
    house: { ...shippedSettings.house, founder: 'Noor Reed', bio: [] },
    marks: { partners: [], partnersNote: '', brands: [], brandsNote: '' },
    figures: { proof: [], results: [], badges: [] },
    plans: { plans: [], offers: [], guaranteeDays: 30 },
  }
  const nothing = claimsWrittenOver(ships, { settings, pages: [], hasSampleRetailer: false })
  const stays = new Set(Object.entries<Claim>(claims).flatMap(([id, claim]) => (claim.stays ? [id] : [])))
  expect(nothing.toSorted()).toEqual(all.filter((id) => !stays.has(id)).toSorted())
})

test('each claim that is more than its text has a rule by which it is said', () => {
  const named = Object.entries<Claim>(claims).flatMap(([id, { isNamed, kind }]) => (isNamed && kind !== 'legal' ? [id] : []))
  expect(Object.keys(namedClaims).toSorted()).toEqual(named.toSorted())
})

const withSection = (path: string, id: string, change: (section: Section) => Section[]): OwnerContent => ({
  ...ships,
  pages: ships.pages.map((page) =>
    page.path === path
      ? { ...page, sections: page.sections.flatMap((section) => (section.id === id ? change(section) : [section])) }
      : page,
  ),
})

test.each([
  ['edited', (section: Section) => [{ ...section, values: { ...section.values, lead: 'Mine.' } }]],
  ['hidden', (section: Section) => [{ ...section, isHidden: true }]],
  ['deleted', () => []],
])('a claim of a section that was %s is written over', (_how, change) => {
  expect(claimsWrittenOver(ships, withSection('/', 'why', change))).toContain('quiet-and-sourced')
})

test('what another place still says is not written over: other pages, a label that claims the same, a description, the plans', () => {
  const without = (path: string, id: string) =>
    claimsWrittenOver(
      ships,
      withSection(path, id, () => []),
    )
  // Stories are said to be checked on two pages, “See Real Results” leads on from a third.
  expect(without('/', 'proof')).not.toContain('checked-stories')
  expect(without('/testimonials', 'frame')).toContain('results-in-figures')
  expect(without('/testimonials', 'frame')).not.toContain('real-results')
  // Also what search engines read of /courses.
  const courses = ships.pages.find(({ path }) => path === '/courses')!
  const bare = { ...courses, sections: [] }
  const written = (page: typeof courses) =>
    claimsWrittenOver(ships, { ...ships, pages: ships.pages.map((each) => (each === courses ? page : each)) })
  expect(written(bare)).not.toContain('courses-found')
  expect(written({ ...bare, head: { ...courses.head, description: 'My courses.' } })).toContain('courses-found')
  // The plans have it besides the trial.
  expect(without('/trial', 'frame')).not.toContain('mobile-app')
})

test('what has to stay is written over with other words, and never by hiding it', () => {
  const term = 'trial-promises'
  const change = (to: Section[]) =>
    claimsWrittenOver(
      ships,
      withSection('/trial', 'frame', () => to),
    )
  const frame = ships.pages.find(({ path }) => path === '/trial')!.sections.find(({ id }) => id === 'frame')!
  expect(change([{ ...frame, values: { ...frame.values, promises: 'Seven days, and no card.' } }])).toContain(term)
  expect(change([{ ...frame, isHidden: true }])).not.toContain(term)
  expect(change([])).not.toContain(term)
})
