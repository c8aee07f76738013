export type StoreName = 'folder' | 'bucket'

/**
 * `settled`: nothing moves. `copying`: what lies in the main store is copied to the other one, which becomes the main one. `emptying`: the copies in
 * the bucket are deleted, and then its settings.
 */
export type MovePhase = 'settled' | 'copying' | 'emptying'

/** Where files lie and whether they are being moved. */
export interface StoreState {
  readonly main: StoreName
  readonly phase: MovePhase
}

export const otherStore = (name: StoreName): StoreName => (name === 'folder' ? 'bucket' : 'folder')

/** How far a move of the files is, for their owner. */
export interface FileMove extends StoreState {
  readonly done: number
  readonly total: number
  /** Why it waits; null while it goes on. */
  readonly sentence: string | null
  /** How many files a store has yet to delete. */
  readonly toDelete: number
}

/** Files that are not in the folder, by what they are, the most first. */
export interface MissingFiles {
  readonly total: number
  readonly kinds: ReadonlyArray<{ readonly label: string; readonly count: number }>
}

/** What files are, by the folder with which their key begins. */
const KINDS: Readonly<Record<string, string>> = {
  brand: 'logos, icons and portraits of the site',
  exports: 'copies of their data that members asked for',
  'health-imports': 'files that members imported',
  'lab-files': 'laboratory PDFs of members',
  lessons: 'pictures of lessons',
  pages: 'pictures of pages',
  posts: 'pictures of posts',
  products: 'pictures of products',
  profiles: 'profile pictures',
  recordings: 'parts of recordings',
  stories: 'pictures of stories',
  'text-files': 'parts of files that stand in texts',
}

export function kindsOf(keys: readonly string[]): MissingFiles['kinds'] {
  const counts = new Map<string, number>()
  for (const key of keys) {
    const label = KINDS[key.split('/')[0]!] ?? 'other files'
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => ({ label, count })).toSorted((one, other) => other.count - one.count)
}
