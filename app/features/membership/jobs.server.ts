import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { mailBilling, sendBillingMail } from './billing/billing-mails.server.ts'

export const membershipJobs: ReadonlyArray<JobHandler> = [handleJob(sendBillingMail, mailBilling)]
