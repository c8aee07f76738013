import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { createFolderSizes } from './folder-sizes.server.ts'

test('folders are counted with all in them, and anew after a while', async () => {
  const root = scratchFolder()
  mkdirSync(join(root, 'files/a/b'), { recursive: true })
  for (const [path, bytes] of [
    ['files/one', 10],
    ['files/a/two', 200],
    ['files/a/b/three', 3_000],
  ] as const)
    writeFileSync(join(root, path), Buffer.alloc(bytes))
  let now = 1_000_000
  const sizes = createFolderSizes(
    { files: join(root, 'files'), outbox: join(root, 'outbox') },
    { now: () => now, patienceMs: 60_000 },
  )
  expect(await sizes()).toEqual({ files: 3_210, outbox: 0 })
  writeFileSync(join(root, 'files/four'), Buffer.alloc(5))
  expect(await sizes()).toEqual({ files: 3_210, outbox: 0 })
  now += 11 * 60_000
  expect(await sizes()).toEqual({ files: 3_215, outbox: 0 })
})
