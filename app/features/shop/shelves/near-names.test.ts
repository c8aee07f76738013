import { expect, test } from 'vitest'

import { nearestNames } from './near-names.ts'

const shelf = [
  'Ashwagandha',
  'Beta-Alanine',
  'Caffeine',
  'Collagen peptides',
  'Creatine monohydrate',
  'Electrolytes',
  'Iron',
  'Magnesium glycinate',
  'Melatonin',
  'Multivitamin',
  'Omega-3',
  'Plant protein',
  'Probiotics',
  'Vitamin B12',
  'Vitamin D3',
  'Whey protein isolate',
  'Zinc',
]

const near = (query: string, names = shelf) =>
  nearestNames(
    names.map((name) => ({ name, sortName: name.toLowerCase() })),
    query.split(' '),
  ).map(({ name }) => name)

test.each([
  ['caffiene', ['Caffeine']],
  ['cafeine', ['Caffeine']],
  ['omga', ['Omega-3']],
  ['omega3', ['Omega-3']],
  ['whay', ['Whey protein isolate']],
  ['hwey', ['Whey protein isolate']],
  ['whay protien', ['Whey protein isolate']],
  ['protien', ['Plant protein', 'Whey protein isolate']],
  ['creatien', ['Creatine monohydrate']],
  ['kreatin', ['Creatine monohydrate']],
  ['creatin monohidrate', ['Creatine monohydrate']],
  ['magnesum', ['Magnesium glycinate']],
  ['magnisium', ['Magnesium glycinate']],
  ['magnezi', ['Magnesium glycinate']],
  ['ashwaghanda', ['Ashwagandha']],
  ['colagen', ['Collagen peptides']],
  ['elektrolyte', ['Electrolytes']],
  ['melatonine', ['Melatonin']],
  ['multi-vitamin', ['Multivitamin']],
  ['betaalanine', ['Beta-Alanine']],
  ['vitamine', ['Vitamin B12', 'Vitamin D3']],
  ['zink', ['Zinc']],
  ['irno', ['Iron']],
  ['b-12', ['Vitamin B12']],
])('“%s” comes near to %j', (query, names) => {
  expect(near(query)).toEqual(names)
})

test.each(['xyzzy', 'xylophone', 'rice', 'sink', 'hook', 'mega', 'b13', 'd4', '3omega', '%%%', 'whay xyzzy', 'a'.repeat(120)])(
  '“%s” is near to nothing',
  (query) => {
    expect(near(query)).toEqual([])
  },
)

test('a name that needs fewer slips stands alone', () => {
  const kept = ['Barbell', 'Barbells', 'Bar', 'Dumbbell']
  expect(near('barr', kept)).toEqual(['Bar'])
  expect(near('barbel', kept)).toEqual(['Barbell', 'Barbells'])
  expect(near('baarbells', kept)).toEqual(['Barbells'])
})
