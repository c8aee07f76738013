import { z } from 'zod'

import type { OutsideServicesPorts } from '#features/outside-services/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { mailMove } from './address/announce-move.server.ts'
import { endMoveOf } from './address/move-site.server.ts'
import { announceMove, endMove } from './address/move-words.server.ts'
import { mailChange } from './announce.server.ts'
import { moveFiles, type MoveNeeds } from './files/move-files.server.ts'
import { dropPreviousMail } from './settings/saved-services.server.ts'
import { announceChange } from './settings/service-words.server.ts'

const checkMail = defineJob({ name: 'outside-services.check-mail', payload: z.object({}), cron: '*/15 * * * *', retries: 0 })
const checkFiles = defineJob({ name: 'outside-services.check-files', payload: z.object({}), cron: '7-59/15 * * * *', retries: 0 })
const checkPayments = defineJob({
  name: 'outside-services.check-payments',
  payload: z.object({}),
  cron: '41 4 * * *',
  retries: 0,
})

/** The model is never asked by ourselves: every question costs its owner. */
export const outsideServicesJobs = [
  handleJob(announceChange, mailChange),
  handleJob(announceMove, mailMove),
  handleJob(endMove, (services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'jobs' | 'site'>, { begunAt }) =>
    endMoveOf(services, begunAt),
  ),
  handleJob(checkMail, async (services: Pick<Infrastructure, 'db' | 'clock'> & OutsideServicesPorts) => {
    await dropPreviousMail(services)
    await services.outside.check('mail')
  }),
  // A move that nothing goes on with any more is taken up again as well.
  handleJob(checkFiles, async (services: MoveNeeds & OutsideServicesPorts) => {
    await services.outside.check('files')
    await services.outside.moveFiles(services)
  }),
  handleJob(moveFiles, async (services: MoveNeeds & OutsideServicesPorts) => {
    await services.outside.reload()
    await services.outside.moveFiles(services)
  }),
  handleJob(checkPayments, ({ outside }: OutsideServicesPorts) => outside.check('payments')),
]
