import { parseBackupKey, readBackupKey, type BackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError, type BackupPlace } from '#platform/backup/backup-place.server.ts'
import { demandKey, HEAD, reached, readHead, type PlaceHead } from '#platform/backup/place-head.server.ts'
import { SECRET_PIECE } from '#platform/backup/portable/manifest.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import { sealPlace, type SealedPlace } from '#platform/backup/sealed-place.server.ts'
import type { Env } from '#platform/env.server.ts'

interface Asking {
  readonly env: Pick<Env, 'backup' | 'dataDir'>
  /** Asks whoever sits there; null where nobody does. */
  readonly askKey: () => Promise<string | null>
  readonly report: (sentence: string) => void
}

/**
 * A place of backups with the key that opens it. Makes nothing. A place that has lost its head is read all the same where its pieces open.
 * @throws BackupError when nothing stands there, or it opens with another key
 */
export async function openBackup(place: BackupPlace, { env, askKey, report }: Asking): Promise<SealedPlace> {
  const head = await readHead(place)
  const pieces = head ? [] : await somePieces(place)
  if (!head && pieces.length === 0) throw new BackupError(`There is no backup in ${place.address}.`)
  const key = await findKey(env, head, askKey)
  const sealed = sealPlace(place, key)
  if (head) demandKey(place, head, key)
  else {
    if (!(await opensAny(sealed, pieces)))
      throw new BackupError(
        `${HEAD} is missing in ${place.address}, and what stands there does not open with this key: it was sealed with another one, or is damaged.`,
      )
    report(`${HEAD} is missing in ${place.address}. What stands there opens with this key, so it is read without.`)
  }
  return sealed
}

/** The operator’s key, else the one in the data folder if the place wants it, else the one that is typed. */
async function findKey({ backup, dataDir }: Asking['env'], head: PlaceHead | null, askKey: Asking['askKey']): Promise<BackupKey> {
  const known = readBackupKey(dataDir, backup.key)
  if (known && (backup.key !== null || !head || known.fingerprint === head.key)) return known
  const typed = await askKey()
  if (typed !== null) return parseBackupKey(typed)
  if (known) return known
  throw new BackupError(
    `There is no key in ${dataDir}/backup-key. Set BACKUP_KEY to the key of these backups: it was shown among the first steps, and by npm run backup -- --key.`,
  )
}

/** Names of pieces of which each whole place has some: the newest copies, base copies, the secret. */
async function somePieces(place: BackupPlace): Promise<string[]> {
  const found = (await listCopies(place)).slice(-ENOUGH).map((copy) => `${copy}/manifest`)
  return reached(place, async () => {
    for await (const name of place.list('base/')) if (found.push(name) >= 2 * ENOUGH) break
    if (await place.get(SECRET_PIECE)) found.push(SECRET_PIECE)
    return found
  })
}

const ENOUGH = 5

/** Whether the key fits: a single piece of it may be damaged. */
async function opensAny(sealed: SealedPlace, names: readonly string[]): Promise<boolean> {
  for (const name of names) {
    const opened = await reached(sealed.place, () => sealed.get(name)).catch((error: unknown) => {
      if (error instanceof BackupError && error.cause === undefined) return null
      throw error
    })
    if (opened) return true
  }
  return false
}
