import { describe, expect, test } from 'vitest'

import { pillars } from './pillars.ts'
import { starterProducts } from './products/starter-products.ts'

/** Names that have a digit of their own. */
const NAMES = /\b(?:omega-3|vitamin D3|vitamin B12)\b/gi
const sentencesIn = (text: string) => text.match(/[^.!?]+[.!?](?=\s|$)/g) ?? []
const hasFigure = (text: string) => /\d|%|percent/i.test(text.replaceAll(NAMES, ''))

test('there are sixteen supplements, each with a name and an address of its own', () => {
  expect(starterProducts).toHaveLength(16)
  for (const key of ['slug', 'name', 'description', 'evidence', 'caution'] as const) {
    const all = starterProducts.map((entry) => entry[key])
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  }
})

describe.each(starterProducts)('$name', ({ pillar, description, evidence, dose, caution, sources, isReviewed }) => {
  test('says in two sentences what the evidence says, and in one what it is', () => {
    expect(sentencesIn(evidence)).toHaveLength(2)
    expect(sentencesIn(description)).toHaveLength(1)
    expect(evidence.length).toBeLessThanOrEqual(320)
  })

  test('says who should not take it or should ask first', () => {
    expect(caution).toMatch(/\b(?:not|never|none|ask|read the label|talk to your doctor)\b/i)
    expect(caution.length).toBeGreaterThan(100)
  })

  test('belongs to a pillar, and names sources on secure addresses', () => {
    expect(pillars.map(({ slug }) => slug)).toContain(pillar)
    expect(sources.length).toBeGreaterThan(0)
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
    for (const { title, url } of sources) {
      expect(title.length).toBeGreaterThan(10)
      expect(new URL(url).protocol).toBe('https:')
    }
  })

  test('holds a figure nowhere but in its dose, and that comes from a source that was read', () => {
    expect([description, evidence, caution].filter(hasFigure)).toEqual([])
    const doses = dose ? [dose] : []
    expect(doses.filter(({ source }) => !sources.includes(source))).toEqual([])
    expect(doses.filter(({ source: { read } }) => read !== 'page' && read !== 'abstract')).toEqual([])
    expect(
      doses.filter(({ text }) => !hasFigure(text) || !/\((?:ISSN, \d{4}|EFSA, \d{4}|MedlinePlus|\d{4})\)/.test(text)),
    ).toEqual([])
  })

  test('counts as reviewed by nobody, and is set with typographic marks', () => {
    expect(isReviewed).toBe(false)
    expect(`${description}${evidence}${caution}${dose?.text}`).not.toMatch(/['"]|<[a-z]| - /)
  })
})

test('no text praises, promises a cure, or names a brand or a price', () => {
  const all = starterProducts.map(({ description, evidence, caution, dose }) =>
    [description, evidence, caution, dose?.text].join(' '),
  )
  expect(
    all.filter((text) => /[$€£®™]|\b(?:cures?|miracle|guarantee\w*|best|powerful|boosts?|detox\w*|clinically)\b/i.test(text)),
  ).toEqual([])
})
