import type { PickSource } from '#features/pages/core/fields.ts'

/** Something that can be picked, as a form offers it. */
export interface PickOption {
  readonly id: string
  readonly name: string
  /** Why nobody sees it at the moment, though it is picked: “not published”. */
  readonly note?: string
}

/** What a form offers of one kind; `isMore`: there are others, which it does not. */
export interface PickOptions {
  readonly options: ReadonlyArray<PickOption>
  readonly isMore: boolean
}

export type AllPickOptions = Readonly<Partial<Record<PickSource, PickOptions>>>

/** The ids of a field, with the names that the form has for them. */
export function namesOfPicked(ids: ReadonlyArray<string>, offered: PickOptions | undefined): string[] {
  return ids.map((id) => offered?.options.find((option) => option.id === id)?.name ?? 'No longer there')
}
