import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { makeBackupKey } from './backup-key.server.ts'
import type { BackupPlace } from './backup-place.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { takePlace } from './place-head.server.ts'
import { claimPlace, createAdmission, guardPlace, readWriter, WRITER, type PlaceOwner } from './place-writer.server.ts'

const installation = '6a3c5b0e-8a52-4f0c-9a54-3c2f8d1f0a11'
const [one, other] = ['0d0f4c9e-57a1-4b0e-8f0a-9d6d1b6c2e44', '7be1a7bd-4a6e-4d0e-9d4c-3b8a1d1a5b55'] as const
const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 2, 2, 9, minute, second))

const emptyPlace = () => createFolderPlace(join(scratchFolder(), 'backups'))

/** A place that was taken with a key. */
async function aPlace(key = makeBackupKey()) {
  const place = emptyPlace()
  await takePlace(place, key, installation, at(0))
  return place
}

/** How a site is let in, minute by minute: true, or why not. */
function aSite(places: BackupPlace[], writer: string, key = makeBackupKey(), of = installation) {
  let now = at(0)
  const owner = async (): Promise<PlaceOwner | null> => ({ installation: of, writer })
  const admit = createAdmission({ places, key, owner, clock: { now: () => now } })
  return (minute: number, second = 0) => {
    now = at(minute, second)
    return admit().then(
      (found) => found !== null,
      (error: Error) => error.message,
    )
  }
}

test('of two sites with one history the one that writes goes on, and the other waits until it was silent for three minutes', async () => {
  const key = makeBackupKey()
  const place = await aPlace(key)
  const [live, drill] = [aSite([place], one, key), aSite([place], other, key)]
  for (const minute of [0, 1, 2, 3, 30]) {
    expect(await live(minute)).toBe(true)
    expect(await drill(minute, 59)).toMatch(/^Another copy of this site writes its backups to /)
  }
  expect(await drill(32, 59)).toMatch(/^Another copy/)
  expect(await drill(33)).toBe(true)
  expect(await live(33, 30)).toMatch(/^Another copy/)
  expect(await readWriter(place)).toEqual({ writer: other, at: at(33) })
  // Once the drill is over, the other one goes on by itself.
  expect(await live(36)).toBe(true)
})

test('a claim is renewed once a minute, and one that nobody can read is no reason to stop', async () => {
  const place = emptyPlace()
  let puts = 0
  const counted = { ...place, put: (name: string, bytes: Uint8Array) => (puts++, place.put(name, bytes)) }
  for (const second of [0, 10, 59]) await claimPlace(counted, one, at(0, second))
  expect(puts).toBe(1)
  await claimPlace(counted, one, at(1))
  expect(puts).toBe(2)
  await place.put(WRITER, Buffer.from('{"writer":'))
  await claimPlace(counted, other, at(1, 1))
  expect(await readWriter(place)).toEqual({ writer: other, at: at(1, 1) })
})

test('a place of another installation, or of another key, is left alone', async () => {
  const key = makeBackupKey()
  const place = await aPlace(key)
  expect(await aSite([place], one, makeBackupKey())(0)).toContain('were written with another key')
  expect(await aSite([place], one, key, other)(0)).toContain('has the backups of another installation')
  expect(await readWriter(place)).toBeNull()
  expect(await aSite([place], one, key)(0)).toBe(true)
})

test('a mirror that is away holds nobody up; one that belongs to another site does', async () => {
  const key = makeBackupKey()
  const [main, mirror] = [await aPlace(key), await aPlace(key)]
  const away = { ...mirror, get: () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })) }
  expect(await aSite([main, away], one, key)(0)).toBe(true)
  expect(await aSite([await aPlace(key), mirror], other, key)(0)).toBe(true)
  expect(await aSite([main, mirror], one, key)(1)).toMatch(/^Another copy/)
  expect(await aSite([away, main], one, key)(0)).toContain('cannot be reached')
})

test('whatever is written or deleted asks first, also in the middle of long work', async () => {
  const key = makeBackupKey()
  const place = await aPlace(key)
  let now = at(0)
  const owner = async () => ({ installation, writer: one })
  const guarded = guardPlace(place, createAdmission({ places: [place], key, owner, clock: { now: () => now } }))
  await guarded.put('copies/a', Buffer.from('a'))
  // Stopped for a while; meanwhile another one took over.
  now = at(10)
  await claimPlace(place, other, at(10))
  await expect(guarded.put('copies/b', Buffer.from('b'))).rejects.toThrow('Another copy of this site')
  await expect(guarded.delete('copies/a')).rejects.toThrow('Another copy of this site')
  expect(Buffer.from((await guarded.get('copies/a'))!).toString()).toBe('a')
  expect(await place.get('copies/b')).toBeNull()
})

test('nothing is claimed before it is known whose backups they are, or where nobody has taken the place', async () => {
  const [place, clock] = [await aPlace(), { now: () => at(0) }]
  expect(await createAdmission({ places: [place], key: makeBackupKey(), owner: async () => null, clock })()).toBeNull()
  expect(await readWriter(place)).toBeNull()
  const emptied = emptyPlace()
  expect(await aSite([emptied], one)(0)).toBe(false)
  for await (const name of emptied.list('')) expect(name).toBe('nothing')
})
