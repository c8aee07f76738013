import type { NotKept } from './file-problems.ts'

/**
 * Stored files by key ("avatars/3f2c.webp"): a local folder, or an S3-compatible bucket. Keys are made by us, never taken from
 * a person (see file-keys.server.ts for what they may hold); their ending says the content type.
 */
export interface Files {
  /**
   * Stores the file whole or not at all, over what was there. Throws when the key or its content type is not one of ours,
   * `NoRoomError` when the disk is nearly full, and `FileStoreError` where the store failed.
   */
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(key: string): Promise<{ body: Uint8Array; contentType: string } | null>
  /** Nothing happens when there is no such file. */
  delete(key: string): Promise<void>
  /** Whether so many bytes more may be taken: as much of the disk then stays free as the operator wants. */
  hasRoomFor(bytes: number): Promise<boolean>
}

/** One place of files, as opposed to what stands before several. */
export interface FileStore extends Files {
  /** The keys of all files, in the order of their characters, from the first one behind `after`; what is put meanwhile may be missing. */
  list(after?: string): AsyncIterable<string>
}

/** Something was not kept, so that enough of the disk stays free for the database. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError'

  constructor() {
    super('The disk is nearly full: nothing more is kept on it.')
  }
}

/** The place where files are kept failed, or did not answer: whoever asked made no mistake. It says what its cause says. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** Whether it failed because the disk is nearly full, or is. */
export function isNoRoom(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NoRoomError) return true
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return true
  }
  return false
}

/** Why a file was not kept; what is a mistake of ours is thrown again. */
export function whyNotKept(error: unknown): NotKept {
  if (isNoRoom(error)) return 'no room'
  if (error instanceof FileStoreError) return 'store failed'
  throw error
}

/** Where the main store of files is, and whether copies of some are in the other place as well. */
export interface FilePlaces {
  readonly main: 'server' | 'outside'
  readonly areCopied: boolean
}
