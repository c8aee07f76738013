import type { DepartmentSlug } from '#content/equipment.ts'

/** What the shop says on a card. */
export interface CardWords {
  readonly buyAction: string
  /** Beside a link that pays the owner. */
  readonly linkNote: string
  readonly readAction: string
  readonly unsoldNote: string
}

/** What the shop says around a shelf. */
export interface ShelfNotes {
  /** Once, in the place of a line beside each product, where none has a price or a shop. */
  readonly noPricesNote: string
}

/** What the shop says around the departments of the retailer. */
export type EquipmentWords = { readonly [Name in `${DepartmentSlug}Text`]: string } & {
  readonly departmentsTitle: string
  /** Where a department has no address of its own. */
  readonly homeNote: string
  readonly departmentsDisclosure: string
  readonly equipmentTitle: string
  readonly equipmentText: string
  readonly equipmentAction: string
  readonly linkNote: string
}

/** What the shop says where there is nothing yet. `{shelf}` stands for the name of the shelf. */
export interface EmptyWords {
  readonly emptyTitle: string
  readonly emptyText: string
  readonly soonTitle: string
  readonly booksText: string
  readonly accessoriesSoonText: string
  readonly soonAction: string
}

export type ShelfWords = CardWords & ShelfNotes & EquipmentWords & EmptyWords
