import fc from 'fast-check'
import { expect, test } from 'vitest'

import { popularityKeywords } from '#content/popularity.ts'
import { starterProducts } from '#content/products/starter-products.ts'

import { popularityOf } from './popularity.ts'

const placeOf = (keyword: string) => popularityKeywords.indexOf(keyword)

/** The entries that the specification gives, in its order. */
const given = [
  'creatine monohydrate',
  'grass-fed whey isolate',
  'plant protein',
  'omega-3',
  'magnesium threonate',
  'collagen',
  'vitamin d3',
  'multivitamin',
  'sleep',
]

test('the entries that the specification gives stand in its order, with nothing but plainer names of theirs between them', () => {
  const begin = popularityKeywords.slice(0, placeOf('sleep') + 1)
  expect(begin.filter((keyword) => given.includes(keyword))).toEqual(given)
  const between = begin.filter((keyword) => !given.includes(keyword))
  const isPlainer = (keyword: string) => keyword.split(' ').every((word) => begin[placeOf(keyword) - 1]!.includes(word))
  expect(between.filter((keyword) => !isPlainer(keyword))).toEqual([])
  expect(popularityKeywords.at(-1)).toBe('tyrosine')
})

test('the products that come with the software begin with those nine, in that order', () => {
  const names = starterProducts.map(({ name }) => name).filter((name) => popularityOf(name) <= placeOf('melatonin'))
  expect(names.toSorted((a, b) => popularityOf(a) - popularityOf(b))).toEqual([
    'Creatine monohydrate',
    'Whey protein isolate',
    'Plant protein',
    'Omega-3',
    'Magnesium',
    'Collagen peptides',
    'Vitamin D3',
    'Multivitamin',
    'Melatonin',
  ])
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
  ['Whey Protein Isolate', 'whey isolate'],
  ['Whey Concentrate', 'whey'],
  ['Melatonin 1 mg', 'melatonin'],
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
