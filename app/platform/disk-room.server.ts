import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

import { NoRoomError } from './files.server.ts'

/**
 * How much of what is wanted free has to stay so: all of it where something large begins; half of it for a single file, so that what has
 * begun can end; a tenth for a mail, for which somebody waits.
 */
const shares = { begun: 1, file: 0.5, mail: 0.1 } as const

/** A disk on which so many percent are to stay free, for the database above all. */
export interface DiskRoom {
  isThereFor(bytes: number, what: keyof typeof shares): Promise<boolean>
  /** @throws NoRoomError */
  demandFor(bytes: number, what: keyof typeof shares): Promise<void>
}

/** The disk of a folder, which need not be there yet. */
export function diskRoomOf(folder: string, freePercent: number): DiskRoom {
  const isThereFor: DiskRoom['isThereFor'] = async (bytes, what) => {
    const { bsize, blocks, bavail } = await statfsOf(folder)
    return bavail * bsize - bytes >= blocks * bsize * (freePercent / 100) * shares[what]
  }
  return {
    isThereFor,
    async demandFor(bytes, what) {
      if (!(await isThereFor(bytes, what))) throw new NoRoomError()
    },
  }
}

export interface DiskState {
  readonly freeBytes: number
  readonly totalBytes: number
  /** Nothing large is begun any more: less is free than the operator wants. */
  readonly isLow: boolean
}

/** How full the disk of a folder is. */
export async function diskStateOf(folder: string, freePercent: number): Promise<DiskState> {
  const { bsize, blocks, bavail } = await statfsOf(folder)
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize]
  return { freeBytes, totalBytes, isLow: freeBytes < totalBytes * (freePercent / 100) }
}

async function statfsOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing || dirname(folder) === folder) throw error
    return statfsOf(dirname(folder))
  }
}
