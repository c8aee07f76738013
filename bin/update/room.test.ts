import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/support/scratch-folder.ts'

import { demandRoomToMove } from './room.mjs'

test('a database is moved only where there is room for a second one and the copy', () => {
  const home = scratchFolder()
  mkdirSync(join(home, 'base'))
  for (const name of ['base/1', 'PG_VERSION']) {
    writeFileSync(join(home, name), '')
    truncateSync(join(home, name), 10 * 1024 ** 2)
  }
  expect(() => demandRoomToMove(home, 29 * 1024 ** 2)).toThrow(
    `needs about 30 MB on the disk of ${home}, and 29 MB are free: make room and try again.`,
  )
  expect(() => demandRoomToMove(home, 30 * 1024 ** 2)).not.toThrow()
})
