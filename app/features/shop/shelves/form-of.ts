import type { Category } from '#features/shop/core/product.ts'

/** What a product is to the hand; its glyph is drawn from this. */
export const productForms = [
  'capsule',
  'softgel',
  'tablet',
  'powder',
  'drops',
  'book',
  'dumbbell',
  'barbell',
  'kettlebell',
  'band',
  'rope',
  'shoe',
] as const
export type ProductForm = (typeof productForms)[number]

/** The words by which a form is known; where two match at the same place, the first line wins. */
const ofSupplements: ReadonlyArray<readonly [ProductForm, RegExp]> = [
  ['softgel', /\b(?:softgels?|omega|fish oil|algae oil|cod liver)\b/],
  ['powder', /\b(?:powders?|stirred|dissolves?|protein|whey|creatine|collagen|electrolytes?|shakes?|greens)\b/],
  ['drops', /\b(?:drops?|tinctures?|liquids?|sprays?|serums?)\b/],
  ['capsule', /\b(?:capsules?|caps|probiotics?)\b/],
  ['tablet', /\b(?:tablets?|lozenges?|pills?|gumm(?:y|ies)|chewables?)\b/],
]
const ofEquipment: ReadonlyArray<readonly [ProductForm, RegExp]> = [
  ['kettlebell', /\bkettle-?bells?\b/],
  ['barbell', /\b(?:barbells?|bumpers?|plates?|bars?|racks?|platforms?|bench(?:es)?|rigs?)\b/],
  ['band', /\b(?:bands?|straps?|belts?|wraps?|mats?|rings?|rollers?)\b/],
  ['rope', /\b(?:ropes?|sleds?|rowers?|bikes?|treadmills?)\b/],
  ['shoe', /\b(?:shoes?|shirts?|shorts|apparel|hoodies?|socks?)\b/],
  ['dumbbell', /\b(?:dumbbells?|weights?)\b/],
]
const BOOK = /\b(?:books?|guides?|journals?|paperbacks?|hardcovers?)\b/

const ofCategory: Readonly<Record<Category, ProductForm>> = {
  performance: 'powder',
  protein: 'powder',
  recovery: 'capsule',
  essentials: 'tablet',
  equipment: 'dumbbell',
}

/** The form that a product’s name says, else its description, else the usual one of its category. */
export function formOf({
  name,
  description,
  category,
}: {
  readonly name: string
  readonly description: string
  readonly category: Category
}): ProductForm {
  const forms = category === 'equipment' ? ofEquipment : ofSupplements
  if (BOOK.test(name.toLowerCase())) return 'book'
  return firstIn(name, forms) ?? firstIn(description, forms) ?? ofCategory[category]
}

/** Of several, the one that stands first. */
function firstIn(text: string, forms: ReadonlyArray<readonly [ProductForm, RegExp]>): ProductForm | null {
  const small = text.toLowerCase()
  const found = forms.flatMap(([form, words]) => {
    const at = small.search(words)
    return at < 0 ? [] : [{ form, at }]
  })
  return found.toSorted((one, other) => one.at - other.at)[0]?.form ?? null
}
