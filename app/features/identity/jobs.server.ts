import { lt } from 'drizzle-orm'
import { z } from 'zod'

import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { isOpen } from './core/access/challenges.server.ts'
import { makeLink } from './core/access/mailed-links.server.ts'
import { findAccount, findUserByEmail, type Account } from './core/accounts.server.ts'
import { holdAccount, type Holding } from './core/grants.server.ts'
import {
  sendAddressChange,
  sendConfirmation,
  sendLostStep,
  sendNotice,
  sendPlannedRemoval,
  sendReset,
  sendSignIn,
} from './core/mail-jobs.server.ts'
import { noticeMail } from './core/notice-mails.server.ts'
import { challenges, mailedLinks, sessions, verifications } from './core/tables.server.ts'
import { mailPlannedRemoval, removalBlocks } from './factors/lost-step-mails.server.ts'
import { dropLostSteps } from './factors/lost-step.server.ts'
import { findAddressChange } from './links/change-address.server.ts'
import { linkMail, type MailedPurpose } from './links/link-mails.server.ts'
import { tendTokens } from './tokens/token-jobs.server.ts'
import { sendWaiting, sendWaitingMail } from './waiting-mails/waiting-mails.server.ts'

/** Every night, what has run out goes. Links stay a month longer, so that one that is too old can say so. */
const removeExpired = defineJob({ name: 'identity.remove-expired', payload: z.unknown(), cron: '23 3 * * *' })
const removeLostSteps = defineJob({ name: 'identity.remove-lost-steps', payload: z.unknown(), cron: '*/15 * * * *' })
const LINK_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

export const identityJobs = [
  tendTokens,
  handleJob(sendConfirmation, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { userId }) => {
    const account = await findAccount(services.db, userId)
    if (account) await mailLink(services, 'confirm', account, { isWanted: (_held, now) => !now.emailVerified })
  }),
  handleJob(sendReset, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { email }) => {
    const account = await findUserByEmail(services.db, email)
    if (account) await mailLink(services, 'reset', account)
  }),
  handleJob(sendSignIn, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { email, next }) => {
    const account = await findUserByEmail(services.db, email)
    if (account) await mailLink(services, 'sign-in', account, { next })
  }),
  handleJob(sendAddressChange, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { userId }) => {
    const [account, change] = [await findAccount(services.db, userId), await findAddressChange(services, userId)]
    if (!account || !change) return
    const isWanted = async (held: Holding) => {
      const now = await findAddressChange({ ...services, db: held }, userId)
      return now?.newAddress === change.newAddress
    }
    await mailLink(services, 'leave-address', account, { isWanted })
    await mailLink(services, 'take-address', account, { isWanted, to: change.newAddress })
  }),
  handleJob(
    sendNotice,
    async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { userId, notice, userAgent, to }) => {
      const account = await findAccount(services.db, userId)
      if (!account) return
      const siteName = await services.site.name()
      const more = to === undefined ? await removalBlocks(services, account) : []
      await services.mail.send({ to: to ?? account.email, ...noticeMail(notice, { userAgent, siteName, more }) })
    },
  ),
  handleJob(sendLostStep, async (services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>, { userId, challengeId }) => {
    const account = await findAccount(services.db, userId)
    const isWanted = (held: Holding, { emailVerified }: Account) =>
      emailVerified && (challengeId === undefined || isOpen(held, challengeId))
    if (account) await mailLink(services, 'lose-second-step', account, { isWanted })
  }),
  handleJob(sendPlannedRemoval, mailPlannedRemoval),
  handleJob(sendWaitingMail, sendWaiting),
  handleJob(removeLostSteps, dropLostSteps),
  handleJob(removeExpired, async ({ db, clock }) => {
    const now = clock.now()
    await db.delete(sessions).where(lt(sessions.expiresAt, now))
    await db.delete(challenges).where(lt(challenges.expiresAt, now))
    await db.delete(verifications).where(lt(verifications.expiresAt, now))
    await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, new Date(now.getTime() - LINK_RETENTION_MS)))
  }),
]

interface Mailed {
  readonly next?: string | null
  /** Another address than the account’s: the one that it is to have. */
  readonly to?: string
  /** Whether what led to the mail still stands, asked while the account is held. */
  readonly isWanted?: (held: Holding, account: Account) => boolean | Promise<boolean>
}

/**
 * Makes the link and mails it in one go: its token is never written down anywhere else. Whatever ended the links of the account since the mail
 * was asked for, or gave the account another address, ends this one before it is made.
 */
async function mailLink(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>,
  purpose: MailedPurpose,
  { userId, email }: Account,
  { next = null, to, isWanted = () => true }: Mailed = {},
): Promise<void> {
  const address = to ?? email
  const link = await services.db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    const account = held && (await findAccount(held, userId))
    if (account?.email !== email || !(await isWanted(held!, account))) return null
    return makeLink(held!, services, purpose, { userId, address, next })
  })
  if (link === null) return
  const from = to === undefined ? undefined : email
  await services.mail.send({ to: address, ...linkMail(purpose, link, { name: await services.site.name(), from }) })
}
