/**
 * Where backups are kept: a folder, or a bucket. Holds pieces of at most a few megabytes under names of ours
 * (small letters, digits, `.`, `-`, `_` and strokes). What is in them is sealed before (sealed-place.server.ts).
 */
export interface BackupPlace {
  /** As people read it: `/backups` or `s3://bucket/wellward`. Never with a secret. */
  readonly address: string
  /** Whether it is lost when this machine is: a folder on the disk of the data. */
  diesWith(folder: string): Promise<boolean>
  /** Whether what is put here, or a part of it, takes room of the disk of a folder. */
  takesRoomOf(folder: string): Promise<boolean>
  /** Whole or not at all, over what was there. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** null when there is nothing of that name. */
  get(name: string): Promise<Uint8Array | null>
  /** Names that begin so, in the order of their characters. */
  list(prefix: string): AsyncIterable<string>
  /** Nothing happens when there is nothing of that name. */
  delete(name: string): Promise<void>
}

/** A backup that cannot be made or used, in a sentence for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Whether a piece, or a folder of pieces, can have this name: it leads nowhere else. */
export function isPieceName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/.test(name)
}

/** @throws TypeError for a name that could lead out of the place */
export function checkPieceName(name: string): void {
  if (!isPieceName(name)) throw new TypeError(`No name for a piece: ${name}`)
}
