import { handleJob } from '#platform/jobs.server.ts'

import { mailBilling } from './billing/billing-mails.server.ts'
import { doCancelRedundant, cancelRedundant } from './billing/cancel-redundant.server.ts'
import { doForgetAtStripe, forgetAtStripe } from './billing/forget-at-stripe.server.ts'
import { doForgetStrangers, forgetStrangers } from './billing/forget-strangers.server.ts'
import { sendBillingMail } from './billing/queue-billing-mail.server.ts'
import { doPayBack, payBack } from './billing/refund/pay-back.server.ts'
import { checkRefunds, payAllBack } from './billing/refund/pending-refunds.server.ts'
import { checkAllTrials, checkTrials, mailOfTrial, sendTrialMail } from './trial-mails/send-trial-mails.server.ts'

export const membershipJobs = [
  handleJob(sendBillingMail, mailBilling),
  handleJob(cancelRedundant, doCancelRedundant),
  handleJob(forgetAtStripe, doForgetAtStripe),
  handleJob(forgetStrangers, doForgetStrangers),
  handleJob(payBack, doPayBack),
  handleJob(checkRefunds, payAllBack),
  handleJob(checkTrials, checkAllTrials),
  handleJob(sendTrialMail, mailOfTrial),
]
