import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { prepareDataFolder } from './data-folder.server.ts'
import { StartError } from './start-error.ts'

/**
 * The signing secret that stands in a data folder; null where there is none. Makes nothing.
 * @throws StartError when it is damaged
 */
export function readSecret(dataDir: string): string | null {
  const path = join(dataDir, 'secret')
  const stored = read(path)
  if (stored === null || /^[0-9a-f]{64}$/.test(stored)) return stored
  throw new StartError(
    `The signing secret in ${path} is damaged: restore it from a backup, or delete the file and everybody signs in again.`,
  )
}

/**
 * The signing secret of this installation, made at the first start and kept in the data folder, readable by its owner
 * alone. Losing it signs everybody out, voids mailed links, and seals what was sealed with it for good (sealed.server.ts): it has to be
 * entered again.
 * @throws StartError when the kept one is damaged
 */
export function readOrCreateSecret(dataDir: string): string {
  const known = readSecret(dataDir)
  if (known !== null) return known
  const path = join(dataDir, 'secret')
  prepareDataFolder(dataDir)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    // A link is made whole or not at all, and never over another one: of two first starts at once, one wins for both.
    linkSync(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readOrCreateSecret(dataDir)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return null
    throw new StartError(`The signing secret in ${path} cannot be read: make it a file that belongs to the user who starts this.`)
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
