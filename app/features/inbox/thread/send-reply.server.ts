import { and, asc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'

import { formatInstant } from '#base/dates/format-date.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import { inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import { threadAddress } from '#features/inbox/core/thread-address.server.ts'
import { nameOf } from '#features/inbox/items/item.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import { partQuoted } from './quoted.ts'

/** Mails a reply to the person. */
export const mailReply = defineJob({ name: 'inbox.mail-reply', payload: z.object({ entryId: z.uuid() }) })

type Entry = typeof inboxEntries.$inferSelect
type Item = typeof inboxMessages.$inferSelect

/**
 * Mails a reply. Its row stays locked meanwhile, so that of two workers one passes it over; a process that is killed after the mail server
 * took the mail and before the row says so sends it again, under the same Message-ID, by which mail programs know it for one.
 */
export async function sendReply(
  services: Pick<Infrastructure, 'db' | 'mail' | 'broadcast' | 'clock' | 'site' | 'secret'> & Pick<InboxPorts, 'inbound'>,
  { entryId }: z.output<typeof mailReply.payload>,
): Promise<void> {
  const { db, mail, clock } = services
  await db.transaction(async (tx) => {
    const [entry] = await tx
      .select()
      .from(inboxEntries)
      .where(and(eq(inboxEntries.id, entryId), eq(inboxEntries.kind, 'reply'), isNull(inboxEntries.mailedAt)))
      .for('update', { skipLocked: true })
    if (!entry) return
    const [item] = await tx.select().from(inboxMessages).where(eq(inboxMessages.id, entry.itemId))
    if (!item?.email) return
    await mail.send(await mailOf(services, tx, item, entry))
    await tx.update(inboxEntries).set({ mailedAt: clock.now() }).where(eq(inboxEntries.id, entryId))
    await tellInbox(services, tx, item.id)
  })
}

async function mailOf(
  services: Pick<Infrastructure, 'site' | 'secret'> & Pick<InboxPorts, 'inbound'>,
  tx: Transaction,
  item: Item,
  entry: Entry,
) {
  const { site } = services
  const author = entry.writtenBy === null ? null : await findAccount(tx, entry.writtenBy)
  const earlier = await mailsBefore(tx, entry)
  const siteName = await site.name()
  const answered = earlier.findLast(({ kind }) => kind === 'answer')
  const before = answered ? { text: partQuoted(answered.body).own, at: answered.at } : { text: item.body, at: item.receivedAt }
  const replyTo = threadAddress(services, item.id) ?? author?.email
  return {
    to: item.email,
    ...(replyTo && { replyTo }),
    ...replyMail({
      subject: entry.subject,
      text: entry.body,
      before: item.kind === 'story' ? null : { ...before, at: formatInstant(before.at, null, null), name: nameOf(item) },
      siteName,
      writtenBy: author?.displayName ?? siteName,
    }),
    messageId: entry.messageId!,
    follows: earlier.map(({ messageId }) => messageId!),
    isByHand: true,
  }
}

/** The mails of the thread before this one, the oldest first. */
function mailsBefore(tx: Transaction, { itemId, at }: Entry): Promise<Entry[]> {
  return tx
    .select()
    .from(inboxEntries)
    .where(
      and(
        eq(inboxEntries.itemId, itemId),
        inArray(inboxEntries.kind, ['reply', 'answer']),
        isNotNull(inboxEntries.messageId),
        lt(inboxEntries.at, at),
      ),
    )
    .orderBy(asc(inboxEntries.at), asc(inboxEntries.id))
}

interface ReplyMail {
  readonly subject: string
  readonly text: string
  /** What is answered, and when it was written, in words. */
  readonly before: { readonly text: string; readonly at: string; readonly name: string } | null
  readonly siteName: string
  readonly writtenBy: string
}

/** An answer as it goes out: the words, who wrote them, and under them what they answer. */
function replyMail({ subject, text, before, siteName, writtenBy }: ReplyMail) {
  return renderMail({
    subject,
    preview: text.slice(0, 100),
    brandName: siteName,
    blocks: [
      { kind: 'words', text },
      ...(before ? [{ kind: 'earlier' as const, from: `On ${before.at} ${before.name} wrote:`, text: before.text }] : []),
    ],
    footer: `${writtenBy} answered what you wrote to us. You can answer this mail.`,
  })
}
