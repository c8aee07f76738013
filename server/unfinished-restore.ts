import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { StartError } from '#platform/start-error.ts'

/** The name of what stands in a data folder while something is restored into it. */
export const UNFINISHED_RESTORE = '.restoring'

/** @throws StartError for a data folder in which a restore was cut off */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (existsSync(join(dataDir, UNFINISHED_RESTORE)))
    throw new StartError(`A restore into ${dataDir} was cut off, so what is there is not whole: run npm run restore again.`)
}
