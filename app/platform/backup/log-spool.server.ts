import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { isHistory, isSegment } from './log-segments.ts'
import type { ShippedSegment } from './shipped-log.server.ts'

/** What PostgreSQL has left there, in the order of its log. */
export async function listSpool(spool: string): Promise<string[]> {
  const names = await readdir(spool).catch((error: unknown) => {
    // A cluster that has not been started since the release that makes one.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const needless = names.filter((name) => /\.(?:backup|partial)$/.test(name) && !name.startsWith('.'))
  for (const name of needless) await rm(join(spool, name), { force: true })
  return names.filter((name) => isSegment(name) || isHistory(name)).toSorted()
}

/** When PostgreSQL last wrote to a segment, everything in it had happened, and nothing of the next one. null when it is not there. */
export async function readSpooled(spool: string, name: string): Promise<ShippedSegment | null> {
  const path = join(spool, name)
  try {
    return { at: (await stat(path)).mtime, bytes: await readFile(path) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

export async function sizeOfSpool(spool: string, names: ReadonlyArray<string>): Promise<number> {
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(spool, name)).catch(() => null))?.size ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
