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
