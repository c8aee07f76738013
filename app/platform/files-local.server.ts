import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { DiskRoom } from './disk-room.server.ts'
import { checkContentType, checkKey, contentTypeOf, isKey } from './file-keys.server.ts'
import { FileStoreError, isNoRoom, type FileStore } from './files.server.ts'
import { writeWholeFile } from './whole-file.server.ts'

/** Files in a folder of this machine, readable by its owner alone. No key begins with a dot, so a draft is never read as a file. */
export function createLocalFiles(folder: string, room: DiskRoom): FileStore {
  const pathOf = (key: string) => {
    checkKey(key)
    return join(folder, key)
  }
  return {
    async put(key, body, contentType) {
      const path = pathOf(key)
      checkContentType(key, contentType)
      await room.demandFor(body.length, 'file')
      await writeWholeFile(path, body).catch(tellFailure)
    },
    hasRoomFor: (bytes) => room.isThereFor(bytes, 'begun'),
    async get(key) {
      const path = pathOf(key)
      try {
        return { body: await readFile(path), contentType: contentTypeOf(key) }
      } catch (error) {
        return isNoFile(error) ? null : tellFailure(error)
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true }).catch((error: unknown) => {
        if (!isNoFile(error)) tellFailure(error)
      })
    },
    async *list(after = '') {
      for await (const key of keysIn(folder, '', after)) if (isKey(key)) yield key
    },
  }
}

/** A folder is sorted as its keys go on, with the stroke: so are those of a bucket. */
async function* keysIn(root: string, prefix: string, after: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isNoFile(error)) return []
    throw error
  })
  const keys = entries.map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}`)
  for (const key of keys.toSorted((one, other) => (one < other ? -1 : 1))) {
    if (!key.endsWith('/')) {
      if (key > after) yield key
    } else if (key > after || after.startsWith(key)) yield* keysIn(root, key, after)
  }
}

/** Of a folder that cannot be read or written; the system names its call. */
function tellFailure(error: unknown): never {
  throw error instanceof Error && 'syscall' in error && !isNoRoom(error) ? new FileStoreError(error) : error
}

function isNoFile(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(String(error.code))
  )
}
