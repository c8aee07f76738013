import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** In bytes: the data folders and databases of a whole run take less than half of it. */
const NEEDED = 3e9

/**
 * Makes a folder for what tests write, and takes it away when this process ends: in memory where there is room, because a test database is
 * copied there in 20 ms and takes 200 to 700 on a disk, else where temporary files belong.
 */
export function makeScratchFolder(memory = '/dev/shm') {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'wellward-tests-'))
  // PostgreSQL runs as another user than root, and passes through.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > NEEDED
  } catch {
    return false
  }
}
