import { z } from 'zod'

import { formatDayOf } from '#base/dates/format-date.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { findTimeZone } from '#features/identity/core/profile.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { carryOutErasures } from './carry-out.server.ts'
import { findErasing } from './erasure.server.ts'
import { findReadyExport, makeExport } from './exports.server.ts'
import { announceExport, confirmErasure } from './mail-jobs.server.ts'
import { erasurePlannedMail, exportReadyMail } from './mails.server.ts'
import { putTogether, sweepExports } from './make-export.server.ts'

const sweep = defineJob({ name: 'account-data.sweep-exports', payload: z.unknown(), cron: '*/15 * * * *' })
const carryOut = defineJob({ name: 'account-data.carry-out-erasures', payload: z.unknown(), cron: '7 * * * *' })

export const accountDataJobs = [
  handleJob(makeExport, putTogether),
  handleJob(announceExport, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { exportId }) => {
    const ready = await findReadyExport(services, exportId)
    const account = ready && (await findAccount(services.db, ready.userId))
    if (!account) return
    const link = `${services.site.origin}/profile/data/export/${exportId}`
    await services.mail.send({ to: account.email, ...exportReadyMail(link, await services.site.name()) })
  }),
  handleJob(confirmErasure, async (services: Pick<Infrastructure, 'db' | 'mail' | 'site'>, { erasureId }) => {
    const erasing = await findErasing(services, erasureId)
    const account = erasing && (await findAccount(services.db, erasing.userId))
    if (!account) return
    const day = formatDayOf(erasing.dueAt, await findTimeZone(services, account.userId), null)
    const link = `${services.site.origin}/profile/data`
    await services.mail.send({
      to: account.email,
      ...erasurePlannedMail({ day, link, isByAdmin: erasing.isByAdmin }, await services.site.name()),
    })
  }),
  handleJob(sweep, sweepExports),
  handleJob(carryOut, carryOutErasures),
]
