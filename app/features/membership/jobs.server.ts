import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { lookAtAllTrials, lookAtTrials, mailOfTrial, sendTrialMail } from './trial-mails/send-trial-mails.server.ts'

export const membershipJobs: ReadonlyArray<JobHandler> = [
  handleJob(lookAtTrials, lookAtAllTrials),
  handleJob(sendTrialMail, mailOfTrial),
]
