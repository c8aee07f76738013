import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { mailBilling, sendBillingMail } from './billing/billing-mails.server.ts'
import { lookAtAllTrials, lookAtTrials, mailOfTrial, sendTrialMail } from './trial-mails/send-trial-mails.server.ts'

export const membershipJobs: ReadonlyArray<JobHandler> = [
  handleJob(sendBillingMail, mailBilling),
  handleJob(lookAtTrials, lookAtAllTrials),
  handleJob(sendTrialMail, mailOfTrial),
]
