import { z } from 'zod'

import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { billingMailKinds } from './billing-mail-words.ts'
import type { HistoryEntry } from './fold-events.ts'

export const sendBillingMail = defineJob({
  name: 'membership.send-billing-mail',
  payload: z.object({ userId: z.uuid(), kind: z.enum(billingMailKinds), source: z.string() }),
})

/** What is told later than this is no news, and is not mailed. */
const NEWS_DAYS = 7

/** Has the member told of what happened, where a mail goes with it; in the transaction in which it became known. */
export async function queueBillingMail(
  { jobs, clock }: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  userId: string,
  { kind, source, at }: Pick<HistoryEntry, 'kind' | 'source' | 'at'>,
): Promise<void> {
  const mailKind = billingMailKinds.find((one) => one === kind)
  const isNews = Date.parse(at) > clock.now().getTime() - NEWS_DAYS * 24 * 60 * 60 * 1000
  if (mailKind && isNews) await jobs.send(tx, sendBillingMail, { userId, kind: mailKind, source })
}
