import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { pageWords } from '#content/metadata.ts'
import { pricingQuestions } from '#content/plans.ts'
import { noStoriesYet } from '#content/site.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { starterPages } from './all-starters.ts'

/** What each page says that is no section of it. */
const besides: Readonly<Record<string, unknown>> = {
  '/': noStoriesYet,
  '/pricing': [shippedSettings.plans, shippedSettings.figures.badges, pricingQuestions],
  '/testimonials': [shippedSettings.figures.results, noStoriesYet],
}

const pages = new Map(
  starterPages(shippedSettings).map(({ path, sections }) => [
    path,
    textsIn([sections.map(({ values }) => values), besides[path], pageWords[path]]),
  ]),
)

/** Every text in a value; a figure as one. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { value: number, label } = value as Record<string, unknown>
  if (typeof number === 'string' && typeof label === 'string') return [`${number} ${label}`]
  return Object.values(value).flatMap(textsIn)
}

const spoken = Object.entries<Claim>(claims).filter(([, { isNamed }]) => !isNamed)

test.each(spoken)('%s stands on each of the pages that it names', (_id, { text, pages: named }) => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !pages.get(path)?.some((said) => said.includes(text)))).toEqual([])
})

test.each(Object.values<Claim>(claims))('$text names pages that are there', ({ pages: named }) => {
  expect(named.filter((path) => path !== '*' && !pages.has(path))).toEqual([])
})

/** What nobody may be told without somebody who vouches for it: large numbers, shares, stars, and words that prove. */
const TELLING =
  /\d[\d,.]*\+|\d%|\d(?:\.\d)?\/5|\d[\d,.]*[MK]\b|proven|clinically|guaranteed|\bcure\b|evidence-based|science-based|certified|award|money-back|\bweekly live\b/i

/** Says what the software does itself, or what something is not. */
const HARMLESS = [
  // A disclaimer.
  'cures or prevents a disease',
]

test('whatever ships and sounds like a claim is one', async () => {
  const modules = await Promise.all(
    globSync('content/*.ts')
      // What is said in place of sentences that ship names those, which stand elsewhere.
      .filter((path) => !path.endsWith('.test.ts') && path !== 'content/open-site.ts')
      .map((path) => import(/* @vite-ignore */ `../../../../${path}`) as Promise<Record<string, unknown>>),
  )
  const said = [...new Set([...pages.values()].flat()), ...new Set(modules.flatMap(textsIn))]
  expect(said.length).toBeGreaterThan(300)
  const texts = Object.values<Claim>(claims).map(({ text }) => text)
  const claimed = (text: string) =>
    texts.toSorted((one, other) => other.length - one.length).reduce((rest, claim) => rest.replaceAll(claim, ''), text)
  const unclaimed = said.filter((text) => TELLING.test(claimed(text)) && !HARMLESS.some((words) => text.includes(words)))
  expect(unclaimed).toEqual([])
})

test('the sentence above finds what it looks for', () => {
  const bad = ['25,000+ people', '89% sleep', '4.9/5', '2.5M+', '150+ lessons', 'Proven methods', 'Evidence-based', 'A cure']
  for (const text of bad) expect(text).toMatch(TELLING)
  for (const text of ['Five subjects', '7 days', '$29 per month', '5:30', 'secure']) expect(text).not.toMatch(TELLING)
})
