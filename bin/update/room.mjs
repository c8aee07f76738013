import { readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { Sentence } from '../launch/sentence.mjs'

/** The second database, and the copy that it is made of: in parts of the first. */
const SHARE = 1.5

/**
 * Whether a database can be moved on its disk, before the site is away for it.
 * @throws Sentence
 */
export function demandRoomToMove(home, free = freeBytesOf(home)) {
  const needed = SHARE * bytesIn(home)
  if (free >= needed) return
  throw new Sentence(
    `The database has to be moved to another PostgreSQL, which needs about ${inMegabytes(needed)} on the disk of ${home}, and ${inMegabytes(free)} are free: make room and try again.`,
  )
}

function bytesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0), 0)
}

function freeBytesOf(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const inMegabytes = (bytes) => `${Math.ceil(bytes / 1024 ** 2)} MB`
