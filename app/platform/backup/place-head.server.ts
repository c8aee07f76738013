import { z } from 'zod'

import type { BackupKey } from './backup-key.server.ts'
import { BackupError, type BackupPlace } from './backup-place.server.ts'

/** In clear text, so that whoever finds a place can tell what it is, and which key it wants. */
export const HEAD = 'wellward-backup.json'
const FORMAT = 1

const head = z.object({
  format: z.int().positive(),
  installation: z.uuid(),
  /** Of the key; it says nothing about the key itself. */
  key: z.string().regex(/^[0-9a-f]{16}$/),
  since: z.iso.datetime(),
})

export type PlaceHead = Readonly<z.infer<typeof head>>

/**
 * What a place says about itself; null where nothing was ever written.
 * @throws BackupError when a newer release wrote it, or nobody can read it
 */
export async function readHead(place: BackupPlace): Promise<PlaceHead | null> {
  const bytes = await reached(place, () => place.get(HEAD))
  if (!bytes) return null
  const parsed = parse(Buffer.from(bytes).toString('utf8'))
  if (!parsed) throw new BackupError(`${HEAD} in ${place.address} is damaged: copy it back from another copy of this place.`)
  if (parsed.format > FORMAT)
    throw new BackupError(
      `The backups in ${place.address} were written by a newer release (format ${parsed.format}): use that release.`,
    )
  return parsed
}

/**
 * Makes a place this installation's own, or finds that it is.
 * @throws BackupError when it belongs to another installation, or was written with another key
 */
export async function takePlace(place: BackupPlace, key: BackupKey, installation: string, now: Date): Promise<PlaceHead> {
  const found = await readHead(place)
  if (!found) {
    const made: PlaceHead = { format: FORMAT, installation, key: key.fingerprint, since: now.toISOString() }
    await reached(place, () => place.put(HEAD, Buffer.from(`${JSON.stringify(made, null, 2)}\n`)))
    return made
  }
  demandOwn(place, found, key, installation)
  return found
}

/** @throws BackupError when the place belongs to another installation, or was written with another key */
export function demandOwn(place: BackupPlace, found: PlaceHead, key: BackupKey, installation: string): void {
  demandKey(place, found, key)
  if (found.installation !== installation)
    throw new BackupError(`${place.address} has the backups of another installation: name another folder, or another prefix.`)
}

/** @throws BackupError when the place was written with another key */
export function demandKey(place: BackupPlace, found: PlaceHead, key: BackupKey): void {
  if (found.key !== key.fingerprint)
    throw new BackupError(
      `The backups in ${place.address} were written with another key (${found.key.slice(0, 4)}…; this one is ${key.fingerprint.slice(0, 4)}…).`,
    )
}

/** @throws BackupError for a place that does not answer, in a sentence */
export async function reached<T>(place: BackupPlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupError || error instanceof TypeError) throw error
    throw new BackupError(`${place.address} cannot be reached (${reasonOf(error)}).`, { cause: error })
  }
}

export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause)
}

function parse(text: string): PlaceHead | null {
  try {
    return head.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
