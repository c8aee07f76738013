import fc from 'fast-check'
import { expect, test } from 'vitest'

import { popularityKeywords } from '#content/popularity.ts'

import { popularityOf } from './popularity.ts'

const placeOf = (keyword: string) => popularityKeywords.indexOf(keyword)

test('the list begins and ends as the specification says', () => {
  expect(popularityKeywords.slice(0, 9)).toEqual([
    'creatine monohydrate',
    'grass-fed whey isolate',
    'plant protein',
    'omega-3',
    'magnesium threonate',
    'collagen',
    'vitamin d3',
    'multivitamin',
    'sleep',
  ])
  expect(popularityKeywords.at(-1)).toBe('tyrosine')
})

test('every entry has a place of its own that a name can take', () => {
  for (const [at, keyword] of popularityKeywords.entries()) {
    expect(keyword).toBe(keyword.toLowerCase())
    expect([keyword, popularityOf(keyword)]).toEqual([keyword, at])
  }
})

test.each([
  ['Creatine Monohydrate 300 g', 'creatine monohydrate'],
  ['CREATINE MONOHYDRATE', 'creatine monohydrate'],
  ['Creatine HCl', 'creatine'],
  ['Grass-Fed Whey Protein Isolate', 'grass-fed whey isolate'],
  ['Plant-Based Protein', 'plant protein'],
  ['Omega 3', 'omega-3'],
  ['OMEGA3', 'omega-3'],
  ['Omega\u20113 Fish Oil', 'omega-3'],
  ['Magnesium L-Threonate', 'magnesium threonate'],
  ['Magnesium Glycinate', 'magnesium'],
  ['Vitamin D-3', 'vitamin d3'],
  ['Vitamin D 3000 IU', 'vitamin d'],
  ['Multi-Vitamins', 'multivitamin'],
  ['Sleep Aids', 'sleep'],
  ['Électrolytes', 'electrolyte'],
  ['N-Acetyl L-Tyrosine', 'tyrosine'],
])('%s stands where “%s” does', (name, keyword) => {
  expect(popularityOf(name)).toBe(placeOf(keyword))
})

test.each(['Ironmaster Dumbbell', 'Barbell', 'Sleeping bag', '', '🏋️'])('%s is nowhere in the list and comes last', (name) => {
  expect(popularityOf(name)).toBe(popularityKeywords.length)
})

test('whatever stands around the words of an entry does not put a name behind it', () => {
  const around = fc.string({ unit: fc.constantFrom(...'abc ,-(é日') })
  fc.assert(
    fc.property(fc.constantFrom(...popularityKeywords), around, around, (keyword, before, after) => {
      expect(popularityOf(`${before} ${keyword.toUpperCase()} ${after}`)).toBeLessThanOrEqual(placeOf(keyword))
    }),
  )
})
