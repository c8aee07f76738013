import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { pageWords } from '#content/metadata.ts'
import { pricingQuestions } from '#content/plans.ts'
import { noStoriesYet } from '#content/site.ts'
import { textsIn, unclaimedTexts } from '#features/site/claims/sounds-like-claim.ts'
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

const spoken = Object.entries<Claim>(claims).filter(([, { isNamed }]) => !isNamed)

test.each(spoken)('%s stands on each of the pages that it names', (_id, { text, pages: named }) => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !pages.get(path)?.some((said) => said.includes(text)))).toEqual([])
})

test.each(Object.values<Claim>(claims))('$text names pages that are there', ({ pages: named }) => {
  expect(named.filter((path) => path !== '*' && !pages.has(path))).toEqual([])
})

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
  const unclaimed = unclaimedTexts(said, texts)
  expect(unclaimed).toEqual([])
})
