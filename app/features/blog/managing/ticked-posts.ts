import { isId } from '#base/ids.ts'

const TICKED = 'post:'

/** The name of the box with which a post is ticked. */
export const boxOf = (id: string): string => TICKED + id

/** The posts that are ticked in a form. */
export function tickedIn(fields: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? [name.slice(TICKED.length)] : []))
}

/** What can be done to several posts at once; each is the other taken back. */
const acts = ['publish', 'unpublish'] as const
export type TickedAct = (typeof acts)[number]

/** Something that was done to several posts, and can be taken back. */
export interface Undo {
  /** What takes it back. */
  readonly act: TickedAct
  readonly ids: readonly string[]
}

/** As part of an address: “publish~” and the ids. */
export function undoParam({ act, ids }: Undo): string {
  return [act, ...ids].join('~')
}

/** What an address offers to take back; null where that is nothing. */
export function undoOf(query: URLSearchParams): Undo | null {
  const [typed, ...ids] = (query.get('undo') ?? '').split('~')
  const act = acts.find((each) => each === typed)
  return act && ids.length > 0 && ids.every(isId) ? { act, ids } : null
}

/** “3 posts”, “1 post”. */
export function countedPosts(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}
