import { cpSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { systemClock } from '#platform/clock.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { makeBackupKey } from './backup-key.server.ts'
import type { BackupPlace } from './backup-place.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { SEGMENT_BYTES } from './log-segments.ts'
import { sealPlace, type SealedPlace } from './sealed-place.server.ts'
import { createLogShipper } from './ship-log.server.ts'
import { getSegment, listLog } from './shipped-log.server.ts'

const segment = (number: number) => `00000001000000000000000${number}`
const writtenAt = new Date('2026-03-01T10:00:00Z')

/** A shipper of a spool of its own. `leave` is what PostgreSQL does, `waiting` what is left there. */
function aShipper(sealed: SealedPlace, spool = scratchFolder(), hasRoom = true) {
  const told: string[] = []
  const shipper = createLogShipper({
    spool,
    sealed,
    clock: systemClock,
    room: { isThereFor: async () => hasRoom, demandFor: async () => {} },
    isSameDisk: async () => true,
    report: (sentence) => void told.push(sentence),
  })
  const leave = (number: number, byte = number, length = SEGMENT_BYTES) => {
    writeFileSync(join(spool, segment(number)), Buffer.alloc(length, byte))
    utimesSync(join(spool, segment(number)), writtenAt, writtenAt)
  }
  const waiting = () => readdirSync(spool).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return { ...shipper, spool, told, leave, waiting }
}

/** A place that can be away. */
function aPlace() {
  const folder = createFolderPlace(join(scratchFolder(), 'backups'))
  let isAway = false
  const place: BackupPlace = {
    ...folder,
    put: async (name, bytes) => (isAway ? Promise.reject(new Error('The place is away.')) : folder.put(name, bytes)),
  }
  return { sealed: sealPlace(place, makeBackupKey()), goAway: (away: boolean) => (isAway = away) }
}

test('segments are shipped in order, with the instant up to which they go, and then leave the spool', async () => {
  const { sealed } = aPlace()
  const one = aShipper(sealed)
  one.leave(1)
  one.leave(2)
  await one.ship()
  const { id } = await one.line()
  expect(await listLog(sealed, id)).toEqual([segment(1), segment(2)])
  expect((await getSegment(sealed, id, segment(2)))!.at).toEqual(writtenAt)
  expect(one.last()).toEqual({ name: segment(2), at: writtenAt })
  expect(one.waiting()).toEqual([])
  // The next process goes on where this one ended, and what was shipped just before a crash is no other segment.
  const next = aShipper(sealed, one.spool)
  next.leave(2)
  next.leave(3)
  await next.ship()
  expect((await next.line()).id).toBe(id)
  expect(await listLog(sealed, id)).toHaveLength(3)
  expect([...one.told, ...next.told]).toEqual([])
})

test('while the place is away all stays in the spool', async () => {
  const { sealed, goAway } = aPlace()
  const shipper = aShipper(sealed)
  shipper.leave(1)
  goAway(true)
  await expect(shipper.ship()).rejects.toThrow('The place is away.')
  shipper.leave(2)
  expect(shipper.waiting()).toEqual([segment(1), segment(2)])
  goAway(false)
  await shipper.ship()
  expect(await listLog(sealed, (await shipper.line()).id)).toEqual([segment(1), segment(2)])
})

test('a copy of the data folder that runs as well begins a line of its own', async () => {
  const { sealed } = aPlace()
  const one = aShipper(sealed)
  one.leave(1)
  await one.ship()
  const spool = join(scratchFolder(), 'spool')
  mkdirSync(spool)
  cpSync(one.spool, spool, { recursive: true })
  const copy = aShipper(sealed, spool)
  one.leave(2, 7)
  copy.leave(2, 8)
  await one.ship()
  await copy.ship()
  const [ofOne, ofCopy] = [await one.line(), await copy.line()]
  expect(ofCopy.id).not.toBe(ofOne.id)
  expect(copy.told).toEqual([expect.stringContaining('a new base copy is made')])
  expect((await getSegment(sealed, ofOne.id, segment(2)))!.bytes[0]).toBe(7)
  expect((await getSegment(sealed, ofCopy.id, segment(2)))!.bytes[0]).toBe(8)
})

test('a segment that is missing or cut off ends the line, and so does another key', async () => {
  const { sealed } = aPlace()
  const shipper = aShipper(sealed)
  shipper.leave(1)
  await shipper.ship()
  const { id: first } = await shipper.line()
  shipper.leave(3)
  await shipper.ship()
  const { id: second } = await shipper.line()
  shipper.leave(4, 4, 100)
  await shipper.ship()
  const { id: third } = await shipper.line()
  const { id: fourth } = await aShipper(sealPlace(sealed.place, makeBackupKey()), shipper.spool).line()
  expect(new Set([first, second, third, fourth]).size).toBe(4)
  expect(await listLog(sealed, first)).toEqual([segment(1)])
  expect(await listLog(sealed, second)).toEqual([segment(3)])
})

test('a place on a disk that is nearly full takes nothing more; given up, the spool is empty and a new line begins', async () => {
  const { sealed } = aPlace()
  const shipper = aShipper(sealed, scratchFolder(), false)
  const { id } = await shipper.line()
  shipper.leave(1)
  await expect(shipper.ship()).rejects.toThrow('The disk is nearly full')
  await shipper.giveUp()
  expect(shipper.waiting()).toEqual([])
  expect((await shipper.line()).id).not.toBe(id)
})
