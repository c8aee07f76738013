import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { makeFolder } from './make-folder.server.ts'

/**
 * Writes a file, readable by its owner alone, so that after a crash there is the old one or the new one, never half of one:
 * beside it, to disk (unless somebody sees to that later, for many at once), then renamed. The draft's name begins with a dot. Missing folders are made.
 */
export async function writeWholeFile(path: string, body: Uint8Array, { toDisk = true } = {}): Promise<void> {
  await makeFolder(dirname(path), 0o700)
  const draft = join(dirname(path), `.${randomUUID()}`)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(body)
      if (toDisk) await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
