import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { mailBilling } from './billing/billing-mails.server.ts'
import { doEndSuperfluous, endSuperfluous } from './billing/end-superfluous.server.ts'
import { doForgetAtStripe, forgetAtStripe } from './billing/forget-at-stripe.server.ts'
import { doForgetStrangers, forgetStrangers } from './billing/forget-strangers.server.ts'
import { sendBillingMail } from './billing/order-mail.server.ts'
import { lookAtRefunds, payAllBack } from './billing/refund/owed-refunds.server.ts'
import { doPayBack, payBack } from './billing/refund/pay-back.server.ts'
import { lookAtAllTrials, lookAtTrials, mailOfTrial, sendTrialMail } from './trial-mails/send-trial-mails.server.ts'

export const membershipJobs: ReadonlyArray<JobHandler> = [
  handleJob(sendBillingMail, mailBilling),
  handleJob(endSuperfluous, doEndSuperfluous),
  handleJob(forgetAtStripe, doForgetAtStripe),
  handleJob(forgetStrangers, doForgetStrangers),
  handleJob(payBack, doPayBack),
  handleJob(lookAtRefunds, payAllBack),
  handleJob(lookAtTrials, lookAtAllTrials),
  handleJob(sendTrialMail, mailOfTrial),
]
