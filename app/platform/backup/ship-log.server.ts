import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Clock } from '#platform/clock.ts'
import type { DiskRoom } from '#platform/disk-room.server.ts'
import { NoRoomError } from '#platform/files.server.ts'

import { BackupError } from './backup-place.server.ts'
import { beginLine, readLine, type Line } from './log-line.server.ts'
import { isSegment, SEGMENT_BYTES, segmentAfter } from './log-segments.ts'
import { listSpool, readSpooled } from './log-spool.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { getSegment, listLog, putSegment, type ShippedSegment } from './shipped-log.server.ts'

export interface ShipperOptions {
  readonly spool: string
  readonly sealed: SealedPlace
  readonly clock: Clock
  /** Room on the disk of the data, and whether the place takes of it as well. */
  readonly room: DiskRoom
  readonly isSameDisk: () => Promise<boolean>
  readonly report: (sentence: string) => void
}

/** Takes what PostgreSQL leaves in the spool to the place, in its order, and deletes it from the spool only then. */
export interface LogShipper {
  /** The line that is being written; a new one has no base copy yet. */
  line(): Promise<Line>
  /** The last segment that lies in the place, as far as this process knows. */
  last(): { readonly name: string; readonly at: Date } | null
  /** When a segment last left the spool for the place. */
  movedAt(): Date | null
  /** Ships all that is there. @throws when the place does not take it */
  ship(): Promise<void>
  /** The spool is thrown away so that the site goes on: this line ends, and the next one needs a base copy. */
  giveUp(): Promise<void>
}

export function createLogShipper({ spool, sealed, clock, room, isSameDisk, report }: ShipperOptions): LogShipper {
  let current: Promise<Line> | null = null
  /** What lies in the place of this line; undefined until it was asked. */
  let last: { name: string; at: Date } | null | undefined
  let movedAt: Date | null = null

  const begin = () => beginLine(spool, sealed.key.fingerprint, clock.now())
  const line = async (): Promise<Line> => {
    current ??= readLine(spool, sealed.key.fingerprint).then((kept) => kept ?? begin())
    return current.catch((error: unknown) => {
      current = null
      throw error
    })
  }
  const anew = async (): Promise<void> => {
    last = null
    current = begin()
    await line()
  }
  const lastOf = async ({ id }: Line) => {
    const name = (await listLog(sealed, id)).findLast(isSegment)
    const segment = name === undefined ? null : await getSegment(sealed, id, name)
    return name !== undefined && segment ? { name, at: segment.at } : null
  }

  /** Whether a segment goes on where this line stands in the place. What lies there already is compared. */
  const fits = async (name: string, { bytes }: ShippedSegment, { id }: Line): Promise<'next' | 'there' | 'breaks'> => {
    if (isSegment(name) && last && name > last.name && name !== segmentAfter(last.name)) return 'breaks'
    const there = await getSegment(sealed, id, name).catch((error: unknown) => {
      if (error instanceof BackupError) return 'foreign' as const
      throw error
    })
    if (there === null) return isSegment(name) && last && name <= last.name ? 'there' : 'next'
    return there !== 'foreign' && there.bytes.equals(bytes) ? 'there' : 'breaks'
  }

  const shipOne = async (name: string): Promise<void> => {
    const segment = await readSpooled(spool, name)
    // Given up since the list was read.
    if (!segment) return
    if (isSegment(name) && segment.bytes.length !== SEGMENT_BYTES) {
      report(`A segment of the database’s log was cut off (${name}): a new base copy is made.`)
      await anew()
      return rm(join(spool, name), { force: true })
    }
    let fit = await fits(name, segment, await line())
    if (fit === 'breaks') {
      report(`The database’s log does not go on where it ended in ${sealed.place.address} (${name}): a new base copy is made.`)
      await anew()
      fit = 'next'
    }
    if (fit === 'next') {
      if ((await isSameDisk()) && !(await room.isThereFor(SEGMENT_BYTES, 'file'))) throw new NoRoomError()
      await putSegment(sealed, (await line()).id, name, segment)
      if (isSegment(name)) last = { name, at: segment.at }
    }
    await rm(join(spool, name), { force: true })
  }

  return {
    line,
    last: () => last ?? null,
    movedAt: () => movedAt,
    async ship() {
      const now = await line()
      if (last === undefined) {
        last = await lastOf(now).catch(async (error: unknown) => {
          if (!(error instanceof BackupError)) throw error
          await anew()
          return null
        })
      }
      for (const name of await listSpool(spool)) {
        await shipOne(name)
        movedAt = clock.now()
      }
    },
    async giveUp() {
      for (const name of await listSpool(spool)) await rm(join(spool, name), { force: true })
      await anew()
    },
  }
}
