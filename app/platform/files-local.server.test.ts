import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { diskRoomOf } from './disk-room.server.ts'
import { createLocalFiles } from './files-local.server.ts'

function opened() {
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'secret'), 'of the operator')
  return { root, files: createLocalFiles(join(root, 'files'), diskRoomOf(root, 0)) }
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file comes back as it was put, with its type, and the newest wins', async () => {
  const { files } = opened()
  await files.put('avatars/3f2c.webp', bytes('old'), 'image/webp')
  await files.put('avatars/3f2c.webp', bytes('new'), 'image/webp')
  const file = await files.get('avatars/3f2c.webp')
  expect(file!.contentType).toBe('image/webp')
  expect(Buffer.from(file!.body).toString()).toBe('new')
})

test('what is not there is null, a folder too, and deleting it is no error', async () => {
  const { files } = opened()
  await files.put('a/b.png', bytes('x'), 'image/png')
  expect(await files.get('a/c.png')).toBeNull()
  expect(await files.get('a')).toBeNull()
  expect(await files.get('a/b.png/c')).toBeNull()
  await files.delete('a/c.png')
  await files.delete('a/b.png/c')
  await files.delete('a/b.png')
  expect(await files.get('a/b.png')).toBeNull()
})

test.each([
  '../secret',
  'a/../../secret',
  '/etc/passwd',
  'a//b',
  '',
  '.',
  '.hidden',
  'a/.hidden',
  'A.png',
  'a\\b',
  'a b',
  'a\0',
  'é.png',
  'a/',
  'a.',
  'x'.repeat(201),
])('the key %j is refused by every verb', async (key) => {
  const { files } = opened()
  await expect(files.put(key, bytes('x'), 'image/png')).rejects.toThrow('Not a file key')
  await expect(files.get(key)).rejects.toThrow('Not a file key')
  await expect(files.delete(key)).rejects.toThrow('Not a file key')
})

test('a type that the ending contradicts is refused', async () => {
  const { files } = opened()
  await expect(files.put('a.png', bytes('<script>'), 'text/html')).rejects.toThrow('says image/png')
  await files.put('notes.txt', bytes('x'), 'text/plain; charset=utf-8')
  await files.put('lab.bin', bytes('x'), 'application/octet-stream')
})

test('only the owner can read, and nothing half-written stays', async () => {
  const { files, root } = opened()
  await files.put('a/b.png', bytes('x'), 'image/png')
  expect(statSync(join(root, 'files/a/b.png')).mode & 0o777).toBe(0o600)
  expect(statSync(join(root, 'files/a')).mode & 0o777).toBe(0o700)
  await files.put('a/dir/c.png', bytes('x'), 'image/png')
  await expect(files.put('a/dir', bytes('x'), 'application/octet-stream')).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST|EPERM|directory/,
  )
  expect(readdirSync(join(root, 'files/a')).toSorted()).toEqual(['b.png', 'dir'])
})

test('of many writers of one key each leaves a whole file', async () => {
  const { files } = opened()
  const bodies = Array.from({ length: 8 }, (_, i) => Buffer.alloc(300_000, String(i)))
  await Promise.all(bodies.map((body) => files.put('k.png', body, 'image/png')))
  const { body } = (await files.get('k.png'))!
  expect(bodies.some((each) => each.equals(body))).toBe(true)
})
