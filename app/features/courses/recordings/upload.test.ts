import { expect, test } from 'vitest'

import { beginsAs, recordingTypeOf } from './upload.ts'

test('a file is known by its type, and by its ending where it has none', () => {
  const typeOf = (name: string, type: string) => recordingTypeOf(name, type)
  expect(typeOf('a.mp4', 'video/mp4')).toBe('video/mp4')
  expect(typeOf('a.webm', 'video/webm;codecs=vp9')).toBe('video/webm')
  expect(typeOf('a.m4a', 'audio/x-m4a')).toBe('audio/mp4')
  expect(typeOf('A.MP3', '')).toBe('audio/mpeg')
  expect([typeOf('a.mp4', 'text/html'), typeOf('a.mkv', ''), typeOf('mp4', ''), typeOf('a', 'constructor')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a file begins as its type says', () => {
  const ftyp = Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70])
  expect([beginsAs('video/mp4', ftyp), beginsAs('audio/mp4', ftyp), beginsAs('video/webm', ftyp)]).toEqual([true, true, false])
  expect(beginsAs('audio/mpeg', Uint8Array.from([0xff, 0xfb, 0x90]))).toBe(true)
  expect(beginsAs('audio/mpeg', Uint8Array.from([0x3c, 0x68]))).toBe(false)
  for (const type of ['video/mp4', 'audio/mpeg', 'video/webm'] as const) expect(beginsAs(type, new Uint8Array(0))).toBe(false)
})
