import type { ProductValues } from './product.ts'

/** The words of a product that a person of the house wrote: all of a curated one; of one from a shop’s page what was written over it. */
export function typedWords(
  product: Pick<ProductValues, 'sourceSite' | 'handEdited' | 'name' | 'description' | 'evidence'>,
): string[] {
  const { sourceSite, handEdited, evidence } = product
  const own = (['name', 'description'] as const).filter((field) => sourceSite === null || handEdited.includes(field))
  const { summary = '', dose = null, caution = '' } = evidence ?? {}
  return [...own.map((field) => product[field]), summary, dose ?? '', caution].filter(Boolean)
}
