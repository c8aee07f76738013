import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { SystemUser } from '#platform/embedded-postgres-programs.server.ts'

import { BackupError } from './backup-place.server.ts'
import { segmentAfter } from './log-segments.ts'
import type { Stretch } from './restorable.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { getSegment } from './shipped-log.server.ts'

const FOLDER = 'fed'
/** How many segments lie ready before PostgreSQL asks for them; more would only take room. */
const AHEAD = 8

/**
 * What PostgreSQL runs for each piece of the log that it wants, in the cluster's folder: it takes it if it lies ready, else it asks for it and
 * waits, five minutes at most. What is not there after that does not exist.
 */
export const restoreCommand = `test -f "${FOLDER}/%f" || { : > "${FOLDER}/want.%f"; n=0; while test -f "${FOLDER}/want.%f" && test $n -lt 6000; do sleep 0.05; n=$((n+1)); done; }; mv "${FOLDER}/%f" "%p"`

/** Lays the log of a base copy ready for the server that recovers in `home`, a little ahead of it. */
export interface Feeding {
  /** Why it cannot go on; null while all is well. */
  failure(): BackupError | null
  stop(): Promise<void>
}

export function feedRecovery(sealed: SealedPlace, { copy, log }: Stretch, home: string, { uid, gid }: SystemUser): Feeding {
  const folder = join(home, FOLDER)
  const own = (path: string) => uid !== undefined && chownSync(path, uid, gid ?? uid)
  mkdirSync(folder, { mode: 0o700 })
  own(folder)
  let failure: BackupError | null = null
  const over = new AbortController()
  let next = copy.start.segment

  const lay = async (name: string): Promise<void> => {
    const segment = await getSegment(sealed, copy.line, name)
    if (!segment) throw new BackupError(`log/${copy.line}/${name.toLowerCase()} is missing in ${sealed.place.address}.`)
    const draft = join(folder, `.${name}`)
    writeFileSync(draft, segment.bytes, { mode: 0o600 })
    own(draft)
    renameSync(draft, join(folder, name))
  }
  const feed = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const names = readdirSync(folder)
      const wanted = names.filter((name) => name.startsWith('want.')).map((name) => name.slice('want.'.length))
      for (const name of wanted) {
        if (log.has(name) && !existsSync(join(folder, name))) await lay(name)
        if (log.has(name) && name >= next) next = segmentAfter(name)
        rmSync(join(folder, `want.${name}`))
      }
      if (wanted.length === 0 && names.length < AHEAD && log.has(next)) {
        await lay(next)
        next = segmentAfter(next)
      } else await sleep(10)
    }
  }
  const feeding = feed().catch((error: unknown) => {
    failure =
      error instanceof BackupError
        ? error
        : new BackupError(`The log could not be read from ${sealed.place.address}: ${String(error)}`)
  })
  return {
    failure: () => failure,
    async stop() {
      over.abort()
      await feeding
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
