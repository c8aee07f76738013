import { isId } from './ids.ts'

const TICKED = 'tick:'

/** The name of the box with which one thing of a list is ticked. */
export const boxOf = (id: string): string => TICKED + id

/** What is ticked in a form. */
export function tickedIn(fields: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? [name.slice(TICKED.length)] : []))
}

/** What takes back something that was done to several things at once. */
export interface Undo<Act extends string> {
  readonly act: Act
  readonly ids: readonly string[]
}

/** As part of an address: “publish~” and the ids. */
export function undoParam({ act, ids }: Undo<string>): string {
  return [act, ...ids].join('~')
}

/** What an address, or a field, offers to take back by one of these acts; null where that is nothing. */
export function undoOf<const Act extends string>(typed: string | null | undefined, acts: readonly Act[]): Undo<Act> | null {
  const [first, ...ids] = (typed ?? '').split('~')
  const act = acts.find((each) => each === first)
  return act !== undefined && ids.length > 0 && ids.every(isId) ? { act, ids } : null
}
