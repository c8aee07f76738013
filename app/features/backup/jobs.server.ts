import { z } from 'zod'

import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { askedCopy, checkNewestCopy, makeNightlyCopy, reconcileAllFiles, shipNewFiles } from './copies.server.ts'
import { noteErasure, writeErasure } from './erased-accounts.server.ts'
import { sendHeld, sendHeldMail } from './hold-mails.server.ts'
import type { BackupPorts } from './ports.server.ts'

const HOURS = 60 * 60

const ship = defineJob({
  name: 'backup.ship-files',
  payload: z.unknown(),
  cron: '* * * * *',
  retries: 0,
  timeoutSeconds: 6 * HOURS,
})
const nightly = defineJob({ name: 'backup.make-copy', payload: z.unknown(), cron: '20 2 * * *', timeoutSeconds: 12 * HOURS })
const check = defineJob({
  name: 'backup.check-copy',
  payload: z.unknown(),
  cron: '40 3 * * 0',
  retries: 2,
  timeoutSeconds: 12 * HOURS,
})

/** At the first start with backups: files that were stored before are taken in. */
export const takeInFiles = defineJob({ name: 'backup.take-in-files', payload: z.object({}), timeoutSeconds: 6 * HOURS })

export const backupJobs: ReadonlyArray<JobHandler<Infrastructure & BackupPorts>> = [
  handleJob(ship, shipNewFiles),
  handleJob(nightly, makeNightlyCopy),
  handleJob(askedCopy, makeNightlyCopy),
  handleJob(check, checkNewestCopy),
  handleJob(takeInFiles, reconcileAllFiles),
  handleJob(noteErasure, writeErasure),
  handleJob(sendHeldMail, sendHeld),
]
