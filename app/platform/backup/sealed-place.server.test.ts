import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { makeBackupKey } from './backup-key.server.ts'
import { BackupError } from './backup-place.server.ts'
import { createFolderPlace } from './folder-place.server.ts'
import { PIECE_BYTES, sealPlace } from './sealed-place.server.ts'
import { getStream, putStream } from './stream-pieces.server.ts'

function aSealedPlace() {
  const place = createFolderPlace(scratchFolder())
  return sealPlace(place, makeBackupKey())
}

test('what was put comes back, and cannot be read in the place', async () => {
  const sealed = aSealedPlace()
  await sealed.put('a', Buffer.from('the weight of Ann'))
  expect((await sealed.get('a'))!.toString()).toBe('the weight of Ann')
  expect(Buffer.from((await sealed.place.get('a'))!).includes('Ann')).toBe(false)
  expect(await sealed.get('b')).toBeNull()
})

test('a piece that was cut, changed or moved is refused, wherever that was done', async () => {
  const sealed = aSealedPlace()
  await sealed.put('a', randomBytes(200))
  const whole = Buffer.from((await sealed.place.get('a'))!)
  await sealed.place.put('moved', whole)
  await expect(sealed.get('moved')).rejects.toThrow(BackupError)
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
      const changed = isCut ? whole.subarray(0, at) : Buffer.from(whole)
      if (!isCut) changed[at]! ^= 1
      await sealed.place.put('a', changed)
      await expect(sealed.get('a')).rejects.toThrow('a in')
    }),
  )
})

test('another key opens nothing, and says so', async () => {
  const sealed = aSealedPlace()
  await sealed.put('a', Buffer.from('x'))
  await expect(sealPlace(sealed.place, makeBackupKey()).get('a')).rejects.toThrow('was not written with this key')
})

test('a stream of any length comes back whole', async () => {
  const sealed = aSealedPlace()
  for (const length of [0, 1, PIECE_BYTES, PIECE_BYTES * 2 + 1]) {
    const bytes = randomBytes(length)
    const chunks = async function* () {
      for (let at = 0; at < length; at += 65_537) yield bytes.subarray(at, at + 65_537)
    }
    const written = await putStream(sealed, `s${length}`, chunks())
    expect(written).toMatchObject({ bytes: length, pieces: Math.ceil(length / PIECE_BYTES) })
    expect((await buffer(getStream(sealed, `s${length}`, written))).equals(bytes)).toBe(true)
  }
})

test('a stream with a piece that is missing, or put in for another, ends with a sentence', async () => {
  const sealed = aSealedPlace()
  const chunk = randomBytes(PIECE_BYTES)
  const twice = async function* () {
    yield chunk
    yield chunk.subarray(1)
  }
  const written = await putStream(sealed, 's', twice())
  await sealed.put('s.1', chunk.subarray(2))
  await expect(buffer(getStream(sealed, 's', written))).rejects.toThrow('is not what was written')
  await sealed.place.delete('s.1')
  await expect(buffer(getStream(sealed, 's', written))).rejects.toThrow('s.1 is missing')
})
