import { partCount, partLength } from './file-parts.ts'
import type { NotKept } from './file-problems.ts'
import { whyNotKept, type Files } from './files.server.ts'

/** A file on somebody’s machine, as their browser describes it. */
export interface DescribedFile {
  readonly name: string
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** An upload as it is: how long its parts are, in bytes, and which of them are there. */
export interface PartUpload {
  readonly id: string
  readonly partBytes: number
  readonly parts: ReadonlyArray<number>
}

/** What the same file is recognised by when its upload is resumed. */
export function describedAs({ name, bytes, changedAt }: DescribedFile) {
  return { fileName: name.slice(-200), bytes, fileChangedAt: new Date(changedAt) }
}

/** Where the rows of an upload are, which each feature keeps in a table of its own. */
export interface UploadRows {
  /** The upload, null where there is none; nothing is locked. */
  find(): Promise<{ readonly bytes: number; readonly partBytes: number; readonly isComplete: boolean } | null>
  /**
   * Notes in one transaction that a part is stored. `complete`: the upload was finished meanwhile; `complete, dropped`: and its file is kept no
   * more; `gone`: the upload was deleted meanwhile.
   */
  note(number: number): Promise<'noted' | 'complete' | 'complete, dropped' | 'gone'>
  /** Where a part is stored. */
  keyOf(number: number): string
}

export type TakenPart = 'taken' | 'gone' | 'complete' | 'wrong length' | NotKept

/**
 * Stores one part of a file; one that has come before is stored again. No transaction is open while the store is at work, so a slow store takes no
 * connection from anybody.
 *
 * @returns `wrong length`: it cannot be the part of this number; `no room`, `store failed`: nothing is kept of it, and it may be sent again
 */
export async function takePart(files: Files, rows: UploadRows, number: number, body: Uint8Array): Promise<TakenPart> {
  const upload = await rows.find()
  if (!upload) return 'gone'
  if (upload.isComplete) return 'complete'
  const { bytes, partBytes } = upload
  const isPart = Number.isSafeInteger(number) && number >= 0 && number < partCount(bytes, partBytes)
  if (!isPart || body.length !== partLength(bytes, partBytes, number)) return 'wrong length'
  const key = rows.keyOf(number)
  try {
    await files.put(key, body, 'application/octet-stream')
  } catch (error) {
    return whyNotKept(error)
  }
  const noted = await rows.note(number)
  // Whoever dropped the file has taken its parts out of the store, perhaps before this one was there.
  if (noted === 'gone' || noted === 'complete, dropped') await files.delete(key)
  if (noted === 'noted') return 'taken'
  return noted === 'gone' ? 'gone' : 'complete'
}
