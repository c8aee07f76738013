import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { StartError } from './start-error.ts'

/**
 * Makes the data folder and proves that it can be written. As root other users may pass through a new one but not list it:
 * the PostgreSQL server runs as another user and its cluster lies inside.
 * @throws StartError
 */
export function prepareDataFolder(dataDir: string): void {
  const proof = join(dataDir, `.written-${process.pid}`)
  try {
    makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    try {
      writeFileSync(proof, Buffer.alloc(64 * 1024))
    } finally {
      rmSync(proof, { force: true })
    }
  } catch (error) {
    throw new StartError(folderSentence(dataDir, error))
  }
}

/** Not mkdir's own `recursive`: where nothing can be made (below /proc, say) Node 24 then tries for ever. */
function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path), 0o755)
  mkdirSync(path, { mode })
}

/** What an operator can do about a failed write in the data folder. */
export function folderSentence(dataDir: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFullSentence(dataDir)
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `The data folder ${dataDir} is not a folder: remove that file, or set DATA_DIR to another folder.`
  return `The data folder ${dataDir} cannot be written (${code || error}): allow this user to write there, or set DATA_DIR to another folder.`
}

export function diskFullSentence(dataDir: string): string {
  return `The disk that holds ${dataDir} is full: free some space (at least 200 MB), or set DATA_DIR to a folder on another disk.`
}
