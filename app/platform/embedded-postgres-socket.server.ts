import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

import { StartError } from './start-error.ts'

/** A socket's path may have about 100 bytes. Where the cluster lies too deep, an open handle of its folder stands for its name. */
export function shortPathTo(home: string): { path: string; close: () => void } {
  if (Buffer.byteLength(join(home, '.s.PGSQL.5432')) <= 103) return { path: home, close: () => {} }
  if (process.platform !== 'linux')
    throw new StartError(`The path ${home} is too long for a local socket: set DATA_DIR to a shorter one.`)
  const handle = openSync(home, 'r')
  return { path: `/proc/self/fd/${handle}`, close: () => closeSync(handle) }
}
