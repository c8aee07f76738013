import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { guarantee, plans, trialTerms } from '#content/plans.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { areTyped, AS_SHIPPED, shownOnOpenSite, withClaims, type ClaimTexts, type Decided } from './claim-texts.ts'
import { plansWithMark, sectionWithClaims } from './settings-with-claims.ts'

const openedAt = new Date('2026-03-01T12:00:00Z')
const open = (decisions: Record<string, Decided> = {}) => shownOnOpenSite(openedAt, new Map(Object.entries(decisions)))
const confirmed = (id: keyof typeof claims): Record<string, Decided> => ({ [id]: { state: 'confirmed', text: claims[id].text } })

test('a sample shows everything as written, the same objects', () => {
  expect(withClaims(plans, AS_SHIPPED)).toBe(plans)
  expect(sectionWithClaims('plans', shippedSettings.plans, AS_SHIPPED)).toBe(shippedSettings.plans)
})

test('an open site on which nothing was decided says no claim, and everything that stays', () => {
  const shown = open()
  for (const claim of Object.values<Claim>(claims)) {
    const said = withClaims([{ text: claim.text }], shown)
    expect(said).toEqual(claim.stays || claim.isNamed ? [{ text: claim.text }] : claim.without ? [{ text: claim.without }] : [])
  }
})

test('other labels and headings that claim the same follow it', () => {
  const page = { storiesTitle: 'Success stories', buttons: [{ label: 'See Real Results', to: '/testimonials' }] }
  expect(withClaims(page, open())).toEqual({
    storiesTitle: 'In their own words',
    buttons: [{ label: 'See members’ stories', to: '/testimonials' }],
  })
  expect(withClaims(page, open({ 'real-results': { state: 'replaced', text: 'Stories' } }))).toEqual(withClaims(page, open()))
  expect(withClaims(page, open(confirmed('real-results')))).toBe(page)
})

test('no plan of an open site is called the most popular one until its owner has confirmed it', () => {
  const popular = (shown: ClaimTexts) => plansWithMark(shippedSettings.plans, shown).plans.map((plan) => plan.popular)
  expect(popular(AS_SHIPPED)).toEqual([false, true, false])
  expect(popular(open())).toEqual([false, false, false])
  expect(popular(open(confirmed('most-popular')))).toEqual([false, true, false])
})

test('the note of sample marks goes with them, and so do links to no profile; what the owner typed stays', () => {
  const { marks, links } = shippedSettings
  const shown = open()
  expect(sectionWithClaims('marks', marks, shown)).toEqual({ partners: [], partnersNote: '', brands: [], brandsNote: '' })
  expect(sectionWithClaims('marks', { ...marks, partnersNote: 'We work with' }, shown).partnersNote).toBe('We work with')
  expect(sectionWithClaims('marks', marks, open(confirmed('partner-marks'))).partnersNote).toBe(marks.partnersNote)
  const own = { label: 'Instagram', href: 'https://www.instagram.com/stillwater' }
  expect(sectionWithClaims('links', { ...links, social: [...links.social, own] }, shown).social).toEqual([own])
  expect(sectionWithClaims('links', links, AS_SHIPPED)).toBe(links)
})

test('dropped claims leave no hole in lists, figures, rows of promises, paragraphs and sentences', () => {
  const shown = open()
  const {
    plans: section,
    figures,
    marks,
    house,
  } = {
    plans: sectionWithClaims('plans', shippedSettings.plans, shown),
    figures: sectionWithClaims('figures', shippedSettings.figures, shown),
    marks: sectionWithClaims('marks', shippedSettings.marks, shown),
    house: sectionWithClaims('house', shippedSettings.house, shown),
  }
  expect(section.plans.map(({ features }) => features)).toEqual([
    ['All five pillars', 'Progress tracking'],
    ['Everything in Monthly'],
    ['Everything in Annual', 'Lifetime access'],
  ])
  expect(section.plans.map(({ originalPriceCents }) => originalPriceCents)).toEqual([undefined, undefined, undefined])
  expect(figures).toEqual({ proof: [], results: [], badges: [] })
  expect([marks.partners, marks.brands]).toEqual([[], []])
  expect(house).toEqual({ ...shippedSettings.house, founder: '', bio: [] })
  expect(withClaims({ line: guarantee.line }, shown)).toEqual({ line: '30-day money-back guarantee' })
  expect(withClaims(trialTerms.promises, shown)).toBe(trialTerms.promises)
  const text = (claim: string) => `One thing. ${claim} Another.\n\n${claim}`
  expect(withClaims(text(claims['taught-lesson-length'].text), shown)).toBe('One thing. Another.')
  expect(withClaims(text(claims['asked-lesson-length'].text), shown)).toBe(
    text('Lessons are short, and the check-in takes about two minutes.'),
  )
})

test('what was confirmed stands as it was confirmed, what was replaced says the other sentence, a figure parted anew', () => {
  const shown = open({
    ...confirmed('mobile-app'),
    members: { state: 'replaced', text: '312 people in two towns' },
    guarantee: { state: 'replaced', text: 'Fourteen days, money back.' },
    'average-rating': { state: 'dropped', text: '' },
  })
  expect(withClaims(trialTerms.includes, shown)).toEqual(['3 complete lessons per pillar', 'Progress tracking', 'Mobile app'])
  expect(sectionWithClaims('figures', shippedSettings.figures, shown).proof).toEqual([
    { value: '312', label: 'people in two towns' },
  ])
  expect(withClaims(`${guarantee.text} ${guarantee.cancelling}`, shown)).toBe(
    `Fourteen days, money back. ${guarantee.cancelling}`,
  )
})

test('a former price is left out unless it is the owner’s, and marks unless the owner typed them', () => {
  const shown = open()
  const own = shippedSettings.plans.plans.map((plan) => ({ ...plan, originalPriceCents: 40_000 }))
  expect(sectionWithClaims('plans', { ...shippedSettings.plans, plans: own }, shown).plans[1]?.originalPriceCents).toBe(40_000)
  const partners = [{ name: 'A real laboratory', voice: 'sans' as const, sample: false }]
  expect(sectionWithClaims('marks', { ...shippedSettings.marks, partners }, shown).partners).toEqual(partners)
  const before = open(confirmed('annual-before'))
  expect(sectionWithClaims('plans', shippedSettings.plans, before).plans[1]?.originalPriceCents).toBe(34_800)
})

test('a name is no claim, and words that were written while the site is open are the owner’s', () => {
  const shown = open()
  const owners = { title: 'Community', items: [{ title: 'Mobile app', text: 'It is being built.' }], to: '/community' }
  expect(withClaims(owners, shown)).toBe(owners)
  expect(areTyped(shown, null)).toBe(false)
  expect(areTyped(shown, new Date('2026-02-28T12:00:00Z'))).toBe(false)
  expect(areTyped(shown, new Date('2026-03-01T12:00:00Z'))).toBe(true)
  expect(areTyped(AS_SHIPPED, null)).toBe(true)
})

test('no two claims say the same, and none that stays is half said', () => {
  const all = Object.values<Claim>(claims)
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  expect(all.filter(({ stays, without }) => stays && without)).toEqual([])
})
