import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { furtherNotices, noticesOfAccount } from './limits.server.ts'
import { sendNotice } from './mail-jobs.server.ts'
import type { Notice } from './notice-mails.server.ts'

interface NoticeToSend {
  readonly userId: string
  readonly notice: Notice
  readonly userAgent?: string
  /** Another address than the account’s: the one that it had before. */
  readonly to?: string
}

/**
 * Tells a person by mail what happened to their account, together with it. An account gets ten of these mails a day, because anybody
 * can open one for another person’s address; the first one beyond says that more happened, and those after it are left out.
 */
export async function sendAccountNotice(
  tx: Transaction,
  services: Pick<Infrastructure, 'jobs' | 'limits'>,
  notice: NoticeToSend,
): Promise<void> {
  const limits = services.limits.within(tx)
  const receiver = notice.to ?? notice.userId
  if ((await limits.take(noticesOfAccount, receiver)).ok) return services.jobs.send(tx, sendNotice, notice)
  if ((await limits.take(furtherNotices, receiver)).ok)
    await services.jobs.send(tx, sendNotice, { userId: notice.userId, notice: 'more', ...(notice.to && { to: notice.to }) })
}
