import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { filePieces } from '#platform/backup/file-inventory.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { putStream } from '#platform/backup/stream-pieces.server.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'
import { aPlaceElsewhere } from '#tests/support/shipped-postgres.ts'
import { expect, test } from '#tests/support/test.ts'

import { bringFilesBack } from './restored-files.ts'

/** A place with these files, and what a database says of them. */
async function aPlaceWith(contents: readonly string[]) {
  const sealed = aPlaceElsewhere(createFolderPlace(join(scratchFolder(), 'backups')))
  const nameOf = (sha256: string) => filePieces(sealed, sha256)
  const files = await Promise.all(
    contents.map(async (content) => {
      const body = Buffer.from(content)
      const sha256 = createHash('sha256').update(body).digest('hex')
      await putStream(sealed, nameOf(sha256), [body])
      return { key: `avatars/${content}.webp`, sha256, bytes: body.length, pieces: 1, shippedAt: null as Date | null }
    }),
  )
  return { sealed, files, pieceOf: (at: number) => `${nameOf(files[at]!.sha256)}.0` }
}

test('only at the end of what was brought a file can have been on its way; one that is damaged there was brought', async ({
  services,
}) => {
  const { sealed, files, pieceOf } = await aPlaceWith(['whole', 'gone', 'damaged', 'shipped'])
  const { place } = sealed
  await place.delete(pieceOf(1))
  await place.put(pieceOf(2), Buffer.from('something else'))
  await place.delete(pieceOf(3))
  const noted = files.map((file, at) => (at === 3 ? { ...file, shippedAt: new Date() } : file))
  const bring = (withoutMissingFiles: boolean, isNewest: boolean, which = noted) =>
    bringFilesBack(sealed, which, services.files, { withoutMissingFiles, isNewest })

  const { count, sentences } = await bring(true, true)
  expect([count, sentences]).toEqual([
    3,
    [
      `2 files (avatars/damaged.webp, avatars/shipped.webp) are missing or damaged in ${place.address}, and not restored.`,
      `1 file (avatars/gone.webp) is lost: not in ${place.address}, and nothing says that it was brought there before the end.`,
    ],
  ])
  expect((await bring(false, true, noted.slice(0, 2))).count).toBe(1)
  await expect(bring(false, true)).rejects.toThrow('2 files (avatars/damaged.webp, avatars/shipped.webp) are missing or damaged')
  // Of an earlier instant there was time enough to bring it: it was taken away since, or never came.
  await expect(bring(false, false, noted.slice(0, 2))).rejects.toThrow('1 file (avatars/gone.webp) is missing or damaged')
  expect((await bring(true, false)).sentences).toEqual([
    `3 files (avatars/gone.webp, avatars/damaged.webp, avatars/shipped.webp) are missing or damaged in ${place.address}, and not restored.`,
  ])
})
