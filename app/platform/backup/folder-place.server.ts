import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { makeFolder } from '#platform/make-folder.server.ts'
import { writeWholeFile } from '#platform/whole-file.server.ts'

import { checkPieceName, isPieceName, type BackupPlace } from './backup-place.server.ts'

/** Backups in a folder (absolute path) that its owner alone can read. It is made when something is put. */
export function createFolderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => {
    checkPieceName(name)
    return join(folder, name)
  }
  // Asked anew each time: a disk can be taken away, and what is put then lies on the one below.
  const isOnDiskOf = async (other: string) => {
    await makeFolder(folder, 0o700)
    return (await stat(folder)).dev === (await stat(other)).dev
  }
  return {
    address: folder,
    diesWith: isOnDiskOf,
    takesRoomOf: isOnDiskOf,
    put: async (name, bytes) => writeWholeFile(pathOf(name), bytes),
    async get(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    list: (prefix) => namesIn(folder, prefix),
    async delete(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}

/** Only folders that can hold such a name are read; a draft's name begins with a dot, and `lost+found` of a new disk belongs to root. */
async function* namesIn(root: string, prefix: string): AsyncGenerator<string> {
  const above = prefix.includes('/') ? dirname(`${prefix}x`) : '.'
  for await (const name of walk(root, above === '.' ? '' : `${above}/`)) if (name.startsWith(prefix)) yield name
}

async function* walk(root: string, below: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const names = entries.filter(({ name }) => isPieceName(name)).map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
  for (const name of names.toSorted((one, other) => (one < other ? -1 : 1))) {
    if (name.endsWith('/')) yield* walk(root, below + name)
    else yield below + name
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
}
