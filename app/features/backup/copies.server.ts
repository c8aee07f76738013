import { z } from 'zod'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import { checkLog } from '#platform/backup/check-log.server.ts'
import { forgetDeleted, noteLost, reconcileFiles, shipFiles } from '#platform/backup/file-inventory.server.ts'
import { checkCopy } from '#platform/backup/portable/check-copy.server.ts'
import { makeCopy, type MadeCopy } from '#platform/backup/portable/make-copy.server.ts'
import { SECRET_PIECE } from '#platform/backup/portable/manifest.ts'
import { pruneCopies } from '#platform/backup/portable/prune-copies.server.ts'
import { listCopies } from '#platform/backup/portable/read-copy.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import { NoRoomError } from '#platform/files.server.ts'
import { deleteFormerDatabases } from '#platform/former-databases.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import type { BackupPorts } from './ports.server.ts'
import { noteCopied, noteFailure, notePlace, noteState } from './state.server.ts'

type Needs = Infrastructure & BackupPorts

export const askedCopy = defineJob({ name: 'backup.make-copy-now', payload: z.object({}), timeoutSeconds: 12 * 60 * 60 })

/** How long the pieces of a deleted file are kept for the log of the last days alone. */
const FILES_RETENTION_MS = 7 * 24 * 60 * 60 * 1000
const MAX_STORED_SENTENCES = 20

/** Brings what has been stored since the last minute. */
export async function shipNewFiles(services: Needs): Promise<void> {
  if (!services.backups) return
  const sealed = await services.backups.open()
  await notePlace(services.db, await sealed.place.diesWith(services.backups.dataDir))
  await putSecret(sealed, services.secret)
  await shipFiles(services, sealed)
  if (sealed.mirror && sealed.mirror.behind() !== null) await sealed.mirror.catchUp()
}

/** Beside the log of the database too, from the first minute on: what is sealed in it cannot be read without. */
async function putSecret(sealed: SealedPlace, secret: string): Promise<void> {
  const kept = await sealed.get(SECRET_PIECE).catch((error: unknown) => {
    // A damaged one is written anew.
    if (error instanceof BackupError) return null
    throw error
  })
  if (kept?.toString('utf8') !== secret) await sealed.put(SECRET_PIECE, Buffer.from(secret))
}

export async function reconcileAllFiles(services: Needs): Promise<void> {
  const { backups, files } = services
  if (!backups) return
  const store = { get: (key: string) => files.get(key), list: () => backups.listFiles() }
  await reconcileFiles({ ...services, files: store }, backups.isTemporary)
}

/** The nightly work: a copy of everything, what is too old goes, and the mirror is brought up to date. What fails is told to the owner. */
export async function makeNightlyCopy(services: Needs): Promise<void> {
  const { backups, clock } = services
  if (!backups) return
  try {
    await reconcileAllFiles(services)
    // What is too old goes also where there is no room for a new copy.
    const [copied] = await Promise.allSettled([copyEverything(services)])
    const sealed = await backups.open()
    const until = new Date(clock.now().getTime() - FILES_RETENTION_MS)
    await pruneCopies(services, sealed, clock.now())
    await forgetDeleted(services, until)
    await deleteFormerDatabases(backups.dataDir, until)
    await sealed.mirror?.catchUp()
    if (copied.status === 'rejected') throw copied.reason
  } catch (error) {
    await noteFailure(services, sentenceOf(error))
    throw error
  }
}

/** Has the nightly work done now, for somebody who does not want to wait for the night. */
export async function askForCopy(
  { db, jobs, audit }: Pick<Infrastructure, 'db' | 'jobs' | 'audit'>,
  { userId }: { readonly userId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await jobs.send(tx, askedCopy, {}, { key: 'now' })
    await audit.record(tx, { actor: { userId }, action: 'backup.asked' })
  })
}

/** Makes a copy in the installation's own places, or in another one. */
export async function copyEverything(
  services: Pick<Needs, 'backups' | 'clock' | 'db' | 'files' | 'secret' | 'stopping'>,
  elsewhere?: SealedPlace,
): Promise<MadeCopy> {
  const { backups, db, secret } = services
  if (!backups) throw new BackupError('No backups are made here.')
  const sealed = elsewhere ?? (await backups.open())
  const isOwnPlace = elsewhere === undefined
  const { source, release, migrations, dataDir } = backups
  const ship = async (lost: readonly string[] = []) => {
    await noteLost(services, lost)
    return shipFiles(services, sealed, { isOwnPlace })
  }
  const made = await makeCopy({ sealed, source, secret, release, migrations, ship, isOwnPlace })
  if (isOwnPlace) {
    const diesWithMachine = await sealed.place.diesWith(dataDir)
    await noteCopied(db, { at: made.takenAt, bytes: made.bytes, to: sealed.place.address, diesWithMachine })
  }
  return made
}

/** Restores the newest copy aside and compares everything, brings the database back aside from its log where there is one, and notes what differs. */
export async function checkNewestCopy(services: Needs): Promise<void> {
  const { backups, clock, db } = services
  if (!backups) return
  const sealed = await backups.open()
  const newest = (await listCopies(sealed.place)).at(-1)
  if (newest === undefined) return
  const { differences: ofCopy } = await checkCopy(sealed, newest, backups)
  const { problem } = await checkLog(sealed)
  const differences = problem === null ? ofCopy : [...ofCopy, `The log of the database: ${problem}`]
  await noteState(db, {
    checkedAt: clock.now(),
    differences: differences.length,
    differing: differences.slice(0, MAX_STORED_SENTENCES),
  })
}

function sentenceOf(error: unknown): string {
  if (error instanceof BackupError || error instanceof NoRoomError) return error.message
  return 'The backup could not be made. Whoever runs the server finds the reason in the log.'
}
