import { globSync } from 'node:fs'

import { expect, test } from 'vitest'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { noClaims } from '#content/claims/no-claims.ts'
import { disclaimer, privacy, terms } from '#content/legal.ts'
import { pageWords } from '#content/metadata.ts'
import { pricingQuestions } from '#content/plans.ts'
import { noStoriesYet } from '#content/site.ts'
import { TRIAL_DAYS } from '#content/trial-days.ts'
import { textsIn, unclaimedSentences } from '#features/site/claims/sounds-like-claim.ts'
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

test.each(spoken)('%s stands on each of the pages that it names', (_id, { text, also = {}, pages: named }) => {
  expect(named.length).toBeGreaterThan(0)
  const sayings = [text, ...Object.keys(also)]
  const says = (path: string, words: string) => pages.get(path)?.some((said) => said.includes(words)) ?? false
  expect(named.filter((path) => !sayings.some((words) => says(path, words)))).toEqual([])
  expect(sayings.filter((words) => !named.some((path) => says(path, words)))).toEqual([])
})

test.each(Object.values<Claim>(claims))('$text names pages that are there', ({ pages: named }) => {
  expect(named.filter((path) => path !== '*' && !pages.has(path))).toEqual([])
})

/** Every text that ships beside the pages: of `content/`, and what the assistant says. Posts, lessons and products name where they read what they say. */
async function shippedTexts(): Promise<string[]> {
  const paths = globSync(['content/*.ts', 'content/claims/*.ts', 'content/chat/words.ts', 'content/chat/abilities/*.ts'])
  const modules = await Promise.all(
    paths
      // What is said in place of sentences that ship names those, which stand elsewhere.
      .filter((path) => !path.endsWith('.test.ts') && path !== 'content/open-site.ts')
      .map((path) => import(/* @vite-ignore */ `../../../../${path}`) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap(textsIn)
}

const claimTexts = Object.values<Claim>(claims).flatMap(({ text, without = '' }) => [text, without])
/** Each is one claim as a whole. */
const legalSentences = unclaimedSentences([privacy, terms, disclaimer], [])

test('whatever ships and sounds like a claim is one, or the software holds to it', async () => {
  const said = [...[...pages.values()].flat(), ...(await shippedTexts())]
  expect(new Set(said).size).toBeGreaterThan(500)
  const unclaimed = unclaimedSentences(said, [...claimTexts, ...legalSentences])
  expect(unclaimed.filter((sentence) => !Object.hasOwn(noClaims, sentence))).toEqual([])
  // No reason outlives its sentence.
  expect(Object.keys(noClaims).filter((sentence) => !unclaimed.includes(sentence))).toEqual([])
})

test('whatever ships and says how long the trial is says what it is', async () => {
  const texts = [...[...pages.values()].flat(), ...(await shippedTexts())]
  const said = [...new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/)))]
  const words: Readonly<Record<string, number>> = { seven: 7 }
  const lengths = said.flatMap((text) =>
    /\btrial\b|no credit card|try it for/i.test(text)
      ? Array.from(text.matchAll(/\b(\d+|one|three|five|six|seven|ten|fourteen|thirty)[- ]days?\b/gi), ([, days]) => ({
          text,
          days: words[days!.toLowerCase()] ?? Number(days),
        }))
      : [],
  )
  expect(lengths.length).toBeGreaterThan(8)
  expect(lengths.filter(({ days }) => days !== TRIAL_DAYS)).toEqual([])
})
