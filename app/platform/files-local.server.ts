import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { checkContentType, checkKey, contentTypeOf } from './file-keys.server.ts'
import type { Files } from './files.server.ts'

/**
 * Files in a folder of this machine, readable by its owner alone. A file is written beside, brought to disk and renamed, so
 * that after a crash there is the old one or the new one, never half of one.
 */
export function createLocalFiles(folder: string): Files {
  const pathOf = (key: string) => {
    checkKey(key)
    return join(folder, key)
  }
  return {
    async put(key, body, contentType) {
      const path = pathOf(key)
      checkContentType(key, contentType)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // No key begins with a dot, so a draft can never be read as a file.
      const draft = join(dirname(path), `.${randomUUID()}`)
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(body)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const path = pathOf(key)
      try {
        return { body: await readFile(path), contentType: contentTypeOf(key) }
      } catch (error) {
        if (isNoFile(error)) return null
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        if (!isNoFile(error)) throw error
      })
    },
  }
}

function isNoFile(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(String(error.code))
  )
}
