import { eraseAgain } from '#features/account-data/carry-out.server.ts'
import { takeInFiles } from '#features/backup/jobs.server.ts'
import { findBackupState, noteState } from '#features/backup/state.server.ts'
import { endEverySession } from '#features/identity/core/access/sessions.server.ts'
import { shipAllAgain } from '#platform/backup/file-inventory.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { runBeforehand } from '#platform/job-context.server.ts'
import type { Services } from '#services.server.ts'

import { jobHandlers } from './jobs.ts'

/** At each start: takes in files of before there were backups, and does what a restore has left to do, before anything is served. */
export async function finishRestore(services: Services): Promise<void> {
  const { db, clock, jobs, jobRecords, audit, log } = services
  const isFirst = (await findBackupState(services)).copiedAt === null
  await db.transaction(async (tx) => {
    if (isFirst) await jobs.send(tx, takeInFiles, {}, { key: 'first' })
    const { pending, holdsMailsSince } = await findBackupState({ db: tx, clock })
    if (!pending || pending.isQueued || pending.isDone) return
    if (pending.isMove) {
      await sendCarried(services, tx, pending.jobs, holdsMailsSince !== null)
      const details = { from: pending.from, jobs: pending.jobs.length }
      await audit.record(tx, { actor: 'command', action: 'database.moved', details })
      await noteState(tx, { pending: null })
      return
    }
    await jobRecords.markBeforehand(tx)
    await sendCarried(services, tx, pending.jobs, true)
    const sessions = await endEverySession(tx)
    await shipAllAgain({ db: tx })
    const at = new Date(pending.at)
    const details = {
      stateOf: pending.stateOf,
      jobs: pending.jobs.length,
      sessions,
      erasedAgain: pending.erase.length,
      notBroughtBack: pending.lost.length,
    }
    await audit.record(tx, { actor: 'command', action: 'backup.restored', details })
    await noteState(tx, { restoredAt: at, holdsMailsSince: at, pending: { ...pending, jobs: [], isQueued: true } })
  })
  const { pending } = await findBackupState(services)
  if (!pending || pending.isDone) return
  await eraseAgain(services, pending.erase)
  await noteState(db, { pending: { ...pending, erase: [], isDone: true } })
  log.warn(
    { stateOf: pending.stateOf, erasedAgain: pending.erase.length, notBroughtBack: pending.lost.length },
    'The site was restored from a backup. Mails that were due are held.',
  )
}

/** Each once; `beforehand` behind whatever people ask for now. What this release does not know is left out. */
async function sendCarried(
  { jobs, log }: Services,
  tx: Transaction,
  carried: NonNullable<Awaited<ReturnType<typeof findBackupState>>['pending']>['jobs'],
  beforehand: boolean,
) {
  await runBeforehand(async () => {
    for (const { name, payload, key, startAfter } of carried) {
      const job = jobHandlers.find((handler) => handler.job.name === name)?.job
      const parsed = job?.payload.safeParse(payload)
      if (!job || !parsed?.success) log.warn({ job: name }, 'A job of the copy is not known to this release, and is left out.')
      else
        await jobs.send(tx, job, parsed.data, {
          ...(key !== null && { key }),
          ...(startAfter !== null && { startAfter: new Date(startAfter) }),
        })
    }
  }, beforehand)
}
