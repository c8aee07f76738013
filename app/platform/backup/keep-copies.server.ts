import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { ClientConfig } from 'pg'

import type { Clock } from '#platform/clock.ts'
import type { DiskRoom } from '#platform/disk-room.server.ts'
import { NoRoomError } from '#platform/files.server.ts'

import { isCopyThere, listBaseCopies, type BaseCopy } from './base-copies.server.ts'
import { clusterFiles } from './cluster-files.server.ts'
import type { Line } from './log-line.server.ts'
import { makeBaseCopy } from './make-base-copy.server.ts'
import { pruneLog } from './prune-log.server.ts'
import { lastNight } from './retention.ts'
import type { SealedPlace } from './sealed-place.server.ts'

const POLL_COPY_MS = 60_000

export interface KeeperOptions {
  readonly postgres: { readonly config: ClientConfig; readonly home: string }
  readonly sealed: SealedPlace
  readonly room: DiskRoom
  readonly isSameDisk: () => Promise<boolean>
  readonly clock: Clock
  readonly line: () => Promise<Line>
  readonly bytesPerSecond: number
  readonly firstCopyAfterMs: number
}

/** Sees to it that there is a base copy of the line that is being written, not older than the last night, and that old ones go. */
export interface CopyKeeper {
  /** Makes one when it is due. */
  keep(signal: AbortSignal, writer: string | null): Promise<void>
  /** The last finished one of the line that is being written. */
  last(): BaseCopy | null
  isCopying(): boolean
}

export function createCopyKeeper(options: KeeperOptions): CopyKeeper {
  const { postgres, sealed, room, isSameDisk, clock, line, bytesPerSecond, firstCopyAfterMs } = options
  const notBefore = clock.now().getTime() + firstCopyAfterMs
  let known: { line: string; last: BaseCopy | null } | null = null
  let polledAt = 0
  let isCopying = false

  /** The last copy of a line, which is looked for once a minute: a place can be emptied. */
  const lastOf = async (line: string): Promise<BaseCopy | null> => {
    const now = clock.now().getTime()
    if (known?.line === line && now - polledAt < POLL_COPY_MS) return known.last
    const isStill = known?.line === line && known.last && (await isCopyThere(sealed, known.last))
    const last = isStill ? known!.last : ((await listBaseCopies(sealed, line)).copies.at(-1) ?? null)
    polledAt = now
    return last
  }

  const copy = async (of: Line, writer: string | null, atOnce: boolean, signal: AbortSignal): Promise<BaseCopy> => {
    if ((await isSameDisk()) && !(await room.isThereFor(await sizeOf(postgres.home), 'begun'))) throw new NoRoomError()
    isCopying = true
    try {
      return await makeBaseCopy({ ...postgres, sealed, line: of, writer, bytesPerSecond, atOnce, signal })
    } finally {
      isCopying = false
    }
  }

  return {
    last: () => known?.last ?? null,
    isCopying: () => isCopying,
    async keep(signal, writer) {
      const of = await line()
      known = { line: of.id, last: await lastOf(of.id) }
      const now = clock.now()
      if (known.last ? known.last.startedAt >= lastNight(now) : now.getTime() < notBefore) return
      known = { line: of.id, last: await copy(of, writer, known.last === null, signal) }
      await pruneLog(sealed, clock.now())
    },
  }
}

async function sizeOf(home: string): Promise<number> {
  const { files } = await clusterFiles(home)
  let bytes = 0
  for (const path of files) bytes += (await stat(join(home, path)).catch(() => null))?.size ?? 0
  return bytes
}
