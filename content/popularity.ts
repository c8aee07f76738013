/** What people ask for most, the first first; names are matched against these words. Both ends are given by the specification. */
export const popularityKeywords: ReadonlyArray<string> = [
  'creatine monohydrate',
  'grass-fed whey isolate',
  'plant protein',
  'omega-3',
  'magnesium threonate',
  'collagen',
  'vitamin d3',
  'multivitamin',
  'sleep',
  'tyrosine',
]
