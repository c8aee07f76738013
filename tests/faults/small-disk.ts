import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { aFolder } from '#tests/support/embedded-postgres.ts'

export interface SmallDisk {
  /** A folder on it for the product; not there yet. */
  readonly dataDir: string
  /** Leaves no byte (or not more than that many) to anybody else. */
  fill(except?: number): void
  free(): void
}

/** A disk of its own, in memory, for as long as the test runs. Root’s alone. */
export function aSmallDisk(megabytes: number): SmallDisk {
  const mount = join(aFolder(), 'disk')
  mkdirSync(mount)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', mount])
  onTestFinished(() => void execFileSync('umount', [mount]))
  const ballast = join(mount, 'ballast')
  const spared = join(mount, 'spared')
  return {
    dataDir: join(mount, 'data'),
    fill(except = 0) {
      if (except > 0) writeUntilFull(spared, except)
      writeUntilFull(ballast)
      rmSync(spared, { force: true })
    },
    free: () => rmSync(ballast, { force: true }),
  }
}

function writeUntilFull(path: string, most = Infinity): void {
  const file = openSync(path, 'a')
  let left = most
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      if (left === 0) return
      try {
        left -= writeSync(file, Buffer.alloc(Math.min(size, left)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
}
