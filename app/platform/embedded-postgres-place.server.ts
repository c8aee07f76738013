import { randomBytes } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { canReach, findPrograms, makeOpenFolder, openFolder, type SystemUser } from './embedded-postgres-programs.server.ts'
import { StartError } from './start-error.ts'

/** Where PostgreSQL's programs and the cluster lie, and as whom they run (PostgreSQL refuses to run as root). */
export interface Place {
  readonly programs: string
  /** The cluster: PostgreSQL's own data folder. May not exist yet. */
  readonly home: string
  readonly as: SystemUser
}

/**
 * Finds the place for the cluster of a data folder: its folder `postgres`. Where root's unprivileged PostgreSQL user cannot
 * get in there, that is a link to a folder in /var/lib.
 * @throws StartError
 */
export function placeOf(dataDir: string, report: (sentence: string) => void): Place {
  const link = join(dataDir, 'postgres')
  const home = existingHome(link)
  const as = process.getuid?.() === 0 ? (home ? ownerOf(home) : nobody()) : {}
  const programs = findPrograms(as, report)
  if (home) {
    if (!canReach(as, dirname(home))) {
      throw new StartError(
        `The user of the database (number ${as.uid}) cannot reach ${home}: open the folders above it with chmod o+x.`,
      )
    }
    return { programs, home, as }
  }
  if (canReach(as, dataDir)) return { programs, home: link, as }
  makeOpenFolder()
  const elsewhere = join(openFolder, `cluster-${randomBytes(4).toString('hex')}`)
  report(`PostgreSQL’s unprivileged user cannot reach ${dataDir}, so the database is kept in ${elsewhere}.`)
  return { programs, home: elsewhere, as }
}

/** Moves a finished cluster to its place. Of two finished at once the first stays. Returns the folder of the one that stays. */
export function settle(draft: string, home: string, dataDir: string): string {
  const link = join(dataDir, 'postgres')
  try {
    renameSync(draft, home)
    if (home !== link) symlinkSync(home, link)
  } catch (error) {
    rmSync(home === link ? draft : home, { recursive: true, force: true })
    if (!existsSync(link)) throw error
  }
  return realpathSync(link)
}

function existingHome(link: string): string | null {
  if (existsSync(link)) return realpathSync(link)
  if (!lstatSync(link, { throwIfNoEntry: false })) return null
  throw new StartError(
    `The database of this data folder belongs in ${readlinkSync(link)}, which is missing: restore it from a backup.`,
  )
}

function ownerOf(home: string): SystemUser {
  const { uid, gid } = statSync(home)
  if (uid !== 0) return { uid, gid }
  throw new StartError(`${home} belongs to root, as whom PostgreSQL refuses to run: give it back with “chown -R nobody ${home}”.`)
}

function nobody(): SystemUser {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  const [, uid = 65534, gid = 65534] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(users) ?? []
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
}
