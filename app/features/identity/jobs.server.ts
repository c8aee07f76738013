import { lt } from 'drizzle-orm'
import { z } from 'zod'

import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'

import { findAccount, findUserByEmail } from './accounts.server.ts'
import { mailPlannedRemoval, removalBlocks } from './factors/lost-step-mails.server.ts'
import { dropLostSteps } from './factors/lost-step.server.ts'
import { findAddressChange } from './links/change-address.server.ts'
import { linkMail, type MailedPurpose } from './links/link-mails.server.ts'
import { makeLink } from './links/mailed-links.server.ts'
import {
  sendAddressChange,
  sendConfirmation,
  sendLostStep,
  sendNotice,
  sendPlannedRemoval,
  sendReset,
  sendSignIn,
} from './mail-jobs.server.ts'
import { noticeMail } from './notice-mails.server.ts'
import { challenges, mailedLinks, sessions, verifications } from './tables.server.ts'
import { tendTokens } from './tokens/token-jobs.server.ts'
import { sendWaiting, sendWaitingMail } from './waiting-mails/waiting-mails.server.ts'

/** Every night, what has run out goes. Links stay a month longer, so that one that is too old can say so. */
const removeExpired = defineJob({ name: 'identity.remove-expired', payload: z.unknown(), cron: '23 3 * * *' })
const removeLostSteps = defineJob({ name: 'identity.remove-lost-steps', payload: z.unknown(), cron: '*/15 * * * *' })
const LINKS_KEPT_MS = 30 * 24 * 60 * 60 * 1000

export const identityJobs: ReadonlyArray<JobHandler> = [
  tendTokens,
  handleJob(sendConfirmation, async (services, { userId }) => {
    const account = await findAccount(services.db, userId)
    if (account && !account.emailVerified) await mailLink(services, 'confirm', account)
  }),
  handleJob(sendReset, async (services, { email }) => {
    const account = await findUserByEmail(services.db, email)
    if (account) await mailLink(services, 'reset', account)
  }),
  handleJob(sendSignIn, async (services, { email, next }) => {
    const account = await findUserByEmail(services.db, email)
    if (account) await mailLink(services, 'sign-in', account, { next })
  }),
  handleJob(sendAddressChange, async (services, { userId }) => {
    const [account, change] = [await findAccount(services.db, userId), await findAddressChange(services, userId)]
    if (!account || !change) return
    await mailLink(services, 'leave-address', account)
    await mailLink(services, 'take-address', { userId, email: change.newAddress }, { from: account.email })
  }),
  handleJob(sendNotice, async (services, { userId, notice, userAgent, to }) => {
    const account = await findAccount(services.db, userId)
    if (!account) return
    const house = await services.site.name()
    const more = to === undefined ? await removalBlocks(services, account) : []
    await services.mail.send({ to: to ?? account.email, ...noticeMail(notice, { userAgent, house, more }) })
  }),
  handleJob(sendLostStep, async (services, { userId }) => {
    const account = await findAccount(services.db, userId)
    if (account?.emailVerified) await mailLink(services, 'lose-second-step', account)
  }),
  handleJob(sendPlannedRemoval, mailPlannedRemoval),
  handleJob(sendWaitingMail, sendWaiting),
  handleJob(removeLostSteps, dropLostSteps),
  handleJob(removeExpired, async ({ db, clock }) => {
    const now = clock.now()
    await db.delete(sessions).where(lt(sessions.expiresAt, now))
    await db.delete(challenges).where(lt(challenges.expiresAt, now))
    await db.delete(verifications).where(lt(verifications.expiresAt, now))
    await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, new Date(now.getTime() - LINKS_KEPT_MS)))
  }),
]

/** Makes the link and mails it in one go: its token is never written down anywhere else. */
async function mailLink(
  services: Services,
  purpose: MailedPurpose,
  { userId, email }: { userId: string; email: string },
  { next = null, from }: { next?: string | null; from?: string } = {},
): Promise<void> {
  const link = await makeLink(services, purpose, { userId, address: email, next })
  await services.mail.send({ to: email, ...linkMail(purpose, link, { name: await services.site.name(), from }) })
}
