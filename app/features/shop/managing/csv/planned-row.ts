import type { Category } from '#features/shop/core/product.ts'

/** What a file can say of a product. */
export interface RowValues {
  readonly name?: string
  readonly description?: string
  readonly price?: string
  readonly currency?: string | null
  readonly compareAt?: string
  readonly category?: Category
  readonly pillar?: string | null
  readonly inStock?: boolean
  readonly featured?: boolean
  readonly imageUrl?: string
  readonly affiliateUrl?: string | null
  readonly sourceSite?: string | null
  readonly sourceUrl?: string | null
}

/** What becomes of a row, told by what stands on the shelves when it is looked over. */
export type PlannedRow = {
  /** In the file, the header being the first. */
  readonly line: number
  readonly name: string
} & (
  | { readonly what: 'new'; readonly values: RowValues & { readonly name: string } }
  | { readonly what: 'changed'; readonly productId: string; readonly version: number; readonly values: RowValues }
  | { readonly what: 'unchanged' }
  | { readonly what: 'refused'; readonly reason: string }
)

/** How a saved row is taken back. */
export type UndoStep =
  | { readonly what: 'new'; readonly productId: string; readonly version: number; readonly name: string }
  | {
      readonly what: 'changed'
      readonly productId: string
      /** The one that the import made: who changed it since keeps it. */
      readonly version: number
      readonly name: string
      readonly before: UndoValues
    }

export interface UndoValues extends RowValues {
  readonly priceSource: 'hand' | 'page' | 'test'
  /** ISO 8601. */
  readonly checkedAt: string | null
  readonly handEdited: ReadonlyArray<string>
  readonly provenance: Readonly<Record<string, string>>
}

export interface PlanCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
  readonly refused: number
}

export function countRows(rows: ReadonlyArray<Pick<PlannedRow, 'what'>>): PlanCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { what } of rows) counts[what] += 1
  return counts
}
