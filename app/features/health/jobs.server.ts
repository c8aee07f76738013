import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { importJobs } from './imports/jobs.server.ts'
import { lookWhoForgot, mailReminder, remindOfCheckIn, remindWhoForgot } from './reminders.server.ts'

export const healthJobs: ReadonlyArray<JobHandler> = [
  handleJob(lookWhoForgot, remindWhoForgot),
  handleJob(remindOfCheckIn, mailReminder),
  ...importJobs,
]
