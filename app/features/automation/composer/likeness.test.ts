import { expect, test } from 'vitest'

import { librarySources, libraryTopics } from '#content/library/library.ts'
import { lengths, tones, type Brief, type Length, type Tone } from '#features/automation/core/article.ts'
import { deep } from '#tests/support/deep.ts'

import { composeArticle } from './compose-article.ts'
import type { Material } from './material.ts'

const material: Material = { topics: libraryTopics, sources: librarySources }
const combinations = tones.flatMap((tone) => lengths.map((length) => [tone, length] as const))
/** One length of each tone, for the quick tests. */
const isQuick = (tone: Tone, length: Length) => length === lengths[tones.indexOf(tone) % lengths.length]
const some = combinations.filter(([tone, length]) => isQuick(tone, length))
const rest = combinations.filter(([tone, length]) => !isQuick(tone, length))

/** Runs of five words, without the list of sources. */
function shinglesOf(body: string): Set<string> {
  const words = body
    .replace(/\n## (?:Sources|References)\n[\s\S]*$/, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}’]+/gu)!
  return new Set(words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

/** Of all runs of five words in two articles, the part that both have. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length
  return shared / (one.size + other.size - shared)
}

function month(tone: Tone, length: Length) {
  const used = new Set<string>()
  return Array.from({ length: 30 }, (_, at) => {
    const date = `2026-03-${String(at + 1).padStart(2, '0')}`
    const prompt = `Write a practical wellness article with actionable tips for ${date}.`
    const brief: Brief = { prompt, topic: 'Daily Wellness Tips', tone, length, tags: ['wellness', 'health', 'daily-tips'] }
    const article = composeArticle(material, brief, { avoid: used, seed: date })
    used.add(article.libraryTopic!)
    return article
  })
}

// Measured over six months: at most 0.04 for short and medium articles, 0.15 for long ones, which borrow from each other’s topics.
const mayBeAlike = (length: Length) => (length === 'long' ? 0.16 : 0.06)

/** How much of them the two articles of a month share that are most alike. */
function mostAlike(tone: Tone, length: Length): number {
  const articles = month(tone, length)
  expect(new Set(articles.map(({ libraryTopic }) => libraryTopic)).size).toBe(30)
  expect(new Set(articles.map(({ title }) => title)).size).toBe(30)
  expect(new Set(articles.map(({ body }) => body.split('\n\n')[0])).size).toBe(30)
  const shingles = articles.map(({ body }) => shinglesOf(body))
  return Math.max(...shingles.flatMap((one, at) => shingles.slice(0, at).map((other) => likeness(one, other))))
}

test.for(some)('%s and %s: no two articles of a month read alike', { timeout: 20_000 }, ([tone, length]) => {
  expect(mostAlike(tone, length)).toBeLessThan(mayBeAlike(length))
})

test.for(rest)(
  '%s and %s: nor those of any other length',
  deep('app/features/automation/composer/likeness.test.ts'),
  ([tone, length]) => {
    expect(mostAlike(tone, length)).toBeLessThan(mayBeAlike(length))
  },
)

test('a batch of long articles about every subject of the library does not read alike either', { timeout: 20_000 }, () => {
  const given = new Map<string, string>()
  const shingles = libraryTopics.map(({ name }, at) => {
    const brief: Brief = { prompt: '', topic: name, tone: 'professional', length: 'long', tags: [] }
    const article = composeArticle(material, brief, { avoid: new Set(), given, title: name, seed: `run ${at}` })
    expect([name, article.reservation]).toEqual([name, null])
    given.set(article.libraryTopic!, name)
    return shinglesOf(article.body)
  })
  const pairs = shingles.flatMap((one, at) => shingles.slice(0, at).map((other) => [one, other] as const))
  expect(Math.max(...pairs.map(([one, other]) => likeness(one, other)))).toBeLessThan(0.16)
})

test('the pillars take turns from day to day', () => {
  const pillars = month('professional', 'medium').map(({ pillar }) => pillar)
  for (let day = 0; day + 5 <= 30; day += 5) expect(new Set(pillars.slice(day, day + 5)).size).toBe(5)
})
