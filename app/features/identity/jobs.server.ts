import { lt } from 'drizzle-orm'
import { z } from 'zod'

import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { Services } from '#platform/services.server.ts'

import { findAccount, findUserByEmail } from './accounts.server.ts'
import { findAddressChange } from './links/change-address.server.ts'
import { linkMail } from './links/link-mails.server.ts'
import { makeLink, type LinkPurpose } from './links/mailed-links.server.ts'
import { sendAddressChange, sendConfirmation, sendNotice, sendReset, sendSignIn } from './mail-jobs.server.ts'
import { noticeMail } from './notice-mails.server.ts'
import { challenges, mailedLinks, sessions, verifications } from './tables.server.ts'
import { tendTokens } from './tokens/token-jobs.server.ts'

/** Every night, what has run out goes. Links stay a month longer, so that one that is too old can say so. */
const removeExpired = defineJob({ name: 'identity.remove-expired', payload: z.unknown(), cron: '23 3 * * *' })
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
    if (account) await mailLink(services, 'sign-in', account, next)
  }),
  handleJob(sendAddressChange, async (services, { userId }) => {
    const [account, change] = [await findAccount(services.db, userId), await findAddressChange(services, userId)]
    if (!account || !change) return
    await mailLink(services, 'leave-address', account)
    await mailLink(services, 'take-address', { userId, email: change.newAddress })
  }),
  handleJob(sendNotice, async (services, { userId, notice, userAgent, to }) => {
    const account = await findAccount(services.db, userId)
    if (account)
      await services.mail.send({ to: to ?? account.email, ...noticeMail(notice, userAgent, await services.site.name()) })
  }),
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
  purpose: LinkPurpose,
  { userId, email }: { userId: string; email: string },
  next: string | null = null,
): Promise<void> {
  const link = await makeLink(services, purpose, { userId, address: email, next })
  await services.mail.send({ to: email, ...linkMail(purpose, link, await services.site.name()) })
}
