import { z } from 'zod'

import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { dropOldMarks } from './idempotency-key.server.ts'
import { importJobs } from './imports/jobs.server.ts'
import { labFileJobs } from './labs/files/jobs.server.ts'
import { lookWhoForgot, mailReminder, remindOfCheckIn, remindWhoForgot } from './reminders.server.ts'

const forgetSentForms = defineJob({ name: 'health.forget-sent-forms', payload: z.unknown(), cron: '41 3 * * *', retries: 0 })

export const healthJobs: ReadonlyArray<JobHandler> = [
  handleJob(lookWhoForgot, remindWhoForgot),
  handleJob(remindOfCheckIn, mailReminder),
  handleJob(forgetSentForms, ({ db, clock }) => dropOldMarks(db, clock.now())),
  ...importJobs,
  ...labFileJobs,
]
