import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { SECRET_PIECE } from '#platform/backup/portable/manifest.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import type { Env } from '#platform/env.server.ts'

export interface RestoredSecret {
  readonly secret: string
  /** Where it was found instead; null where it stood in its place. */
  readonly note: string | null
  /** What cannot be read; null where all can. */
  readonly lost: string | null
}

/**
 * The secret of what is restored, kept where the next start looks for it: that of the copy, or for the database with its log the newest that the
 * place has. Where it is missing there, another one of the place is taken: it changes seldom.
 */
export async function takeSecret(
  sealed: SealedPlace,
  copy: string | null,
  { appSecret, dataDir }: Pick<Env, 'appSecret' | 'dataDir'>,
): Promise<RestoredSecret> {
  const wanted = copy === null ? SECRET_PIECE : `${copy}/${SECRET_PIECE}`
  const found = await firstOf(sealed, wanted)
  if (found && appSecret === null) writeFileSync(join(dataDir, 'secret'), found.secret, { mode: 0o600, flush: true })
  const isFromElsewhere = found !== null && found.piece !== wanted && appSecret === null
  return {
    secret: appSecret ?? found?.secret ?? '',
    note: isFromElsewhere
      ? `The secret of the installation is missing at ${wanted} in ${sealed.place.address}: that of ${found.piece} was taken.`
      : null,
    lost: !found
      ? `There is no secret of the installation in ${sealed.place.address}. ${SEALED_WITH_IT}`
      : appSecret !== null && appSecret !== found.secret
        ? `APP_SECRET is another one than that of the copy. ${SEALED_WITH_IT}`
        : null,
  }
}

const SEALED_WITH_IT =
  'What it sealed cannot be read: type the passwords of services again under Settings -> Services; second steps by an app and recovery codes fail, and are taken off by the link on the page of the second step; links that stop mails, and answers to mails from before, lead nowhere.'

/** The one that is wanted, else the newest that can be read. @throws BackupError where the one that is wanted is damaged */
async function firstOf(sealed: SealedPlace, wanted: string): Promise<{ piece: string; secret: string } | null> {
  const first = await sealed.get(wanted).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error
    throw new BackupError(`${error.message} Delete it there, and another one of that place is taken.`)
  })
  if (first) return { piece: wanted, secret: first.toString('utf8') }
  const copies = (await listCopies(sealed.place)).toReversed()
  for (const piece of [SECRET_PIECE, ...copies.map((copy) => `${copy}/${SECRET_PIECE}`)]) {
    const found = await sealed.get(piece).catch((error: unknown) => {
      if (error instanceof BackupError) return null
      throw error
    })
    if (found) return { piece, secret: found.toString('utf8') }
  }
  return null
}
