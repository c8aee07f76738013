import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { dropOldKeys } from './idempotency-key.server.ts'
import { importJobs } from './imports/import-jobs.server.ts'
import { labFileJobs } from './labs/files/lab-file-jobs.server.ts'
import { queueReminders, mailReminder, remindOfCheckIn, remindWhoForgot } from './reminders.server.ts'

const forgetSentForms = defineJob({ name: 'health.forget-sent-forms', payload: z.unknown(), cron: '41 3 * * *', retries: 0 })

export const healthJobs = [
  handleJob(queueReminders, remindWhoForgot),
  handleJob(remindOfCheckIn, mailReminder),
  handleJob(forgetSentForms, ({ db, clock }) => dropOldKeys(db, clock.now())),
  ...importJobs,
  ...labFileJobs,
]
