/**
 * What people ask for most, the first first: the shop’s order “popular” follows it, and what no entry names comes after all of them.
 * An entry matches a name that has all of its words, in any order (`app/features/shop/core/popularity.ts`).
 *
 * How it was made: the specification gives the entries up to “sleep” and the last one. Where our own shelf has such a product under a plainer
 * name, that name stands right behind its entry, so that the product has its place. What stands between them and the last one is ours and rests on
 * no count: plainer names of the same things, then the other subjects of our own library of supplements, then what else is
 * usual on such a shelf. Change it freely; the next start puts the products in the new order.
 */
export const popularityKeywords: ReadonlyArray<string> = [
  'creatine monohydrate',
  'grass-fed whey isolate',
  'whey isolate',
  'plant protein',
  'omega-3',
  'magnesium threonate',
  'magnesium',
  'collagen',
  'vitamin d3',
  'multivitamin',
  'sleep',
  'melatonin',

  'creatine',
  'whey',
  'protein',
  'fish oil',
  'vitamin d',

  'caffeine',
  'pre-workout',
  'iron',
  'electrolyte',
  'zinc',
  'vitamin b12',
  'vitamin c',
  'ashwagandha',
  'theanine',

  'beta-alanine',
  'amino acid',
  'eaa',
  'bcaa',
  'citrulline',
  'nitrate',
  'beetroot',
  'probiotic',
  'psyllium',
  'fiber',
  'fibre',
  'greens',
  'calcium',
  'vitamin k2',
  'folate',
  'curcumin',
  'turmeric',
  'coq10',
  'rhodiola',
  'glycine',
  'apigenin',
  'inositol',
  'glutamine',
  'carnitine',
  'hmb',

  'tyrosine',
]
