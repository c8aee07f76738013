import { BackupError, type BackupPlace } from '#platform/backup/backup-place.server.ts'
import { reached } from '#platform/backup/place-head.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { getStream, type Pieces } from '#platform/backup/stream-pieces.server.ts'

import { COPY_FORMAT, copiedFile, instantOfCopy, manifest, type CopiedFile, type Manifest } from './manifest.ts'

const LONGEST_LINE = 1024 ** 2

/** The copies of a place that are whole, the oldest first: `copies/20261127t024500z-0a1b2c3d`. */
export async function listCopies(place: BackupPlace): Promise<string[]> {
  return reached(place, async () => {
    const whole: string[] = []
    for await (const name of place.list('copies/')) {
      const copy = name.endsWith('/manifest') ? name.slice(0, -'/manifest'.length) : ''
      if (instantOfCopy(copy)) whole.push(copy)
    }
    return whole
  })
}

/** @throws BackupError when it is missing, damaged, or of a newer release */
export async function readManifest(sealed: SealedPlace, copy: string): Promise<Manifest> {
  const bytes = await reached(sealed.place, () => sealed.get(`${copy}/manifest`))
  if (!bytes) throw new BackupError(`There is no ${copy} in ${sealed.place.address}.`)
  const read: unknown = JSON.parse(bytes.toString('utf8'))
  const format = typeof read === 'object' && read !== null && 'format' in read ? Number(read.format) : 0
  if (format > COPY_FORMAT)
    throw new BackupError(`${copy} was made by a newer release (format ${format}): restore it with that release.`)
  const parsed = manifest.safeParse(read)
  if (!parsed.success) throw new BackupError(`The manifest of ${copy} in ${sealed.place.address} is damaged.`)
  return parsed.data
}

/** The values that a stream of lines holds. */
export async function readLines(sealed: SealedPlace, name: string, pieces: Pieces): Promise<unknown[]> {
  const values: unknown[] = []
  let rest = Buffer.alloc(0)
  for await (const piece of getStream(sealed, name, pieces)) {
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      values.push(JSON.parse(rest.subarray(0, end).toString('utf8')))
      rest = rest.subarray(end + 1)
    }
    if (rest.length > LONGEST_LINE) throw new BackupError(`${name} in ${sealed.place.address} has a line that never ends.`)
  }
  return values
}

export async function readFileList(sealed: SealedPlace, copy: string, { files }: Manifest): Promise<CopiedFile[]> {
  return (await readLines(sealed, `${copy}/files`, files)).map((line) => copiedFile.parse(line))
}
