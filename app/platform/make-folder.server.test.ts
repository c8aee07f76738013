import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createFolderPlace } from './backup/folder-place.server.ts'
import { makeFolder } from './make-folder.server.ts'

test('a folder is made with those above it, by many at once, and stays as it is where it is there', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'a/b/c')
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder, 0o700)))
  await makeFolder(folder, 0o755)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('where no folder can be made that is said, and nobody tries for ever', { timeout: 5_000 }, async () => {
  await expect(makeFolder('/proc/nope/deeper', 0o700)).rejects.toMatchObject({ code: 'ENOENT' })
  const place = createFolderPlace('/proc/nope')
  await expect(place.put('secret', Buffer.from('a'))).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(place.diesWith('/tmp')).rejects.toMatchObject({ code: 'ENOENT' })
  const file = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'file')
  writeFileSync(file, '')
  await expect(createFolderPlace(file).put('secret', Buffer.from('a'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})
