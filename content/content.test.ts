import { existsSync, globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { brands, partners } from './marks.ts'
import { pillarPages } from './pillar-pages.ts'
import { pillars } from './pillars.ts'
import { courseOffers, plans, pricingBadges, pricingQuestions, trialTerms } from './plans.ts'
import { noStoriesYet, proofFigures, resultFigures, socialLinks } from './site.ts'

const modules = await Promise.all(
  globSync('content/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map(async (path) => (await import(/* @vite-ignore */ `./${path.split('/').at(-1)}`)) as Record<string, unknown>),
)

/** Every string anywhere in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
const everyString = modules.flatMap(stringsIn)

/** Pages that are built of sections (features/pages). */
const BUILT = new Set(['/about', '/coaching', '/services', '/how-we-help', '/privacy', '/health-data', '/terms', '/disclaimer'])

/** A public address is a file in app/routes/public; a pillar’s is one of five. */
function isThere(path: string): boolean {
  const pillar = /^\/pillar\/(.+)$/.exec(path)?.[1]
  if (pillar) return pillars.some(({ slug }) => slug === pillar)
  return path === '/' || path === '/auth' || BUILT.has(path) || existsSync(`app/routes/public${path}.tsx`)
}

test('every internal link leads to a page', () => {
  const links = everyString.filter((text) => /^\/[\w/-]*$/.test(text))
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((path) => !isThere(path))).toEqual([])
})

test('links out of the house are secure', () => {
  for (const { href } of socialLinks) expect(href).toMatch(/^https:\/\//)
})

test('our own sentences carry typographic apostrophes; only the specification’s keep straight ones', () => {
  const straight = everyString.filter((text) => text.includes("'"))
  expect(new Set(straight)).toEqual(new Set(["What You'll Master", "What's Inside"]))
})

test('five pillars, each with a page of four tiles, some text and three locked lessons', () => {
  expect(pillars.map(({ slug }) => slug)).toEqual(['sleep', 'nutrition', 'fitness', 'supplements', 'stress'])
  for (const { slug } of pillars) {
    expect(pillarPages[slug].tiles).toHaveLength(4)
    expect(pillarPages[slug].lessons).toHaveLength(3)
  }
  const lessons = Object.values(pillarPages).flatMap((page) => page.lessons.map((lesson) => lesson.slug))
  expect(new Set(lessons).size).toBe(15)
})

test.each([
  ['sleep', ['12 min', '18 min', '15 min']],
  ['nutrition', ['14 min', '16 min', '13 min']],
  ['fitness', ['6:01', '5:30', '7:12']],
  ['supplements', ['6:01', '5:12', '6:20']],
  ['stress', ['3:12', '5:30', '6:45']],
] as const)('the lessons of %s take %j', (slug, durations) => {
  expect(pillarPages[slug].lessons.map(({ duration }) => duration)).toEqual(durations)
})

test('both price sets of the specification stand in one file', () => {
  expect(plans.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Monthly', 2900],
    ['Annual', 19_900],
    ['Lifetime', 49_900],
  ])
  expect(courseOffers.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Membership', 9900],
    ['Lifetime Access', 49_900],
  ])
  expect(pricingBadges).toEqual(['25,000+ Members', 'Evidence-Based', 'Lifetime Updates'])
  expect(pricingQuestions).toHaveLength(4)
  expect(plans[0]?.features).toHaveLength(6)
  expect(trialTerms.days).toBe(7)
})

test('only the annual plan is popular, and it saves 43 percent', () => {
  expect(plans.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Annual'])
  const annual = plans.find(({ slug }) => slug === 'annual')!
  const saved = Math.round(100 * (1 - annual.priceCents / annual.originalPriceCents!))
  expect(saved).toBe(43)
  expect(annual.originalPriceCents).toBe(12 * plans[0]!.priceCents)
})

test('the figures are those of the specification', () => {
  expect(proofFigures.map(({ value }) => value)).toEqual(['25,000+', '2.5M+', '25,000+'])
  expect(resultFigures.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '25,000+ success stories',
    '4.9/5 average rating',
    '89% report better sleep within 30 days',
    '94% would recommend',
  ])
  expect(noStoriesYet).toBe('Member stories are being verified and will appear here soon.')
})

test('word marks are samples, and each name in the strip explains itself', () => {
  expect(partners).toHaveLength(4)
  for (const mark of [...partners, ...brands]) expect(mark.sample).toBe(true)
  for (const { tip } of brands) expect(tip).toMatch(/^Sample\. /)
})
