import { z } from 'zod'

import { BackupError } from '#platform/backup/backup-place.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import type { BackupPorts } from './ports.server.ts'

/** Writes into the backup place that an account was erased, so that no restore brings it back. Tried for a week. */
export const noteErasure = defineJob({
  name: 'backup.note-erasure',
  payload: z.object({ hidden: z.string().regex(/^[0-9a-f]{64}$/) }),
  retries: 180,
})

/** Notes, in the transaction of an erasure, that no restore may bring the account back: under a name that says nothing about it. */
export async function keepErased(
  { jobs, backups }: Pick<Infrastructure, 'jobs'> & BackupPorts,
  tx: Transaction,
  userId: string,
): Promise<void> {
  if (backups) await jobs.send(tx, noteErasure, { hidden: backups.hide(`account ${userId}`) })
}

export async function writeErasure({ backups }: BackupPorts, { hidden }: { hidden: string }): Promise<void> {
  if (!backups) return
  const sealed = await backups.open()
  await sealed.put(`erasures/${hidden}`, Buffer.from('erased'))
  const behind = sealed.mirror?.behind() ?? null
  // An erasure has to be everywhere: the other places are asked again until it is.
  if (behind !== null) throw new BackupError(`An erasure is not in every backup place yet (${behind}).`)
}

/** Which of these accounts were erased since, by what the place says. */
export async function findErased(sealed: SealedPlace, userIds: readonly string[]): Promise<string[]> {
  const erased = new Set<string>()
  for await (const name of sealed.place.list('erasures/')) erased.add(name.slice('erasures/'.length))
  return userIds.filter((userId) => erased.has(sealed.hide(`account ${userId}`)))
}
