import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import { inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import { threadOf } from '#features/inbox/core/thread-address.server.ts'
import { notifyTeam } from '#features/inbox/items/notify-team.server.ts'
import { onTop } from '#features/inbox/read-first/pin.server.ts'
import { queueReadFirstMail } from '#features/inbox/read-first/tell-read-first.server.ts'
import { isReplySubject } from '#features/inbox/thread/subject.ts'
import { searchTextWith } from '#features/inbox/thread/write.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import { readersIn, type ReadingOutcome } from '#platform/reading-threads.server.ts'

import type { IncomingMail } from './read-mail.server.ts'
import type * as ReadMail from './read-mail.server.ts'

/** What became of a mail. */
export type Filed = 'answer' | 'new' | 'known'

const readMail = readersIn<typeof ReadMail>('#features/inbox/inbound/read-mail.server.ts')('readMail')
/** Whose mails are, for the threads that read: nobody has shown yet who wrote them. One is read at a time, the next ones wait.
 * A mail of 10 MB in short lines takes more memory than other things. */
const OF_MAILS = { person: 'inbound mail', inLine: true, mostMemoryMb: 300 }

/** Reads a mail as it travels, in a thread with limits of time and memory; null when it says no sender. */
export function readIncoming(
  { readers }: Pick<Infrastructure, 'readers'>,
  source: Uint8Array,
): Promise<ReadingOutcome<IncomingMail | null>> {
  return readers.read(readMail, [source], OF_MAILS)
}

/**
 * Puts a mail into the thread whose address it was for; any other, and one for a thread that is gone, becomes an item of its own. A mail
 * that comes twice is kept once.
 */
export async function receiveMail(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'limits' | 'clock' | 'secret'> &
    Pick<InboxPorts, 'isInDanger' | 'inbound'>,
  mail: IncomingMail,
): Promise<Filed> {
  const { subject, text, own, recipients } = mail
  const mayWake = !mail.isSpam && (await services.limits.take(WAKING, mail.from.address)).ok
  const threads = recipients.flatMap((address) => threadOf(services, address) ?? [])
  // What they quote was said before, and so was the subject of a reply.
  const said = isReplySubject(subject) ? own : `${subject}\n${own}`
  const isAnswerOfDanger = threads.length > 0 && (await services.isInDanger(said))
  const filed = await services.db.transaction(async (tx) => {
    for (const itemId of threads) {
      const filed = await addAnswer(services, tx, itemId, { ...mail, mayWake, danger: isAnswerOfDanger })
      if (filed) return filed
    }
    return null
  })
  if (filed) return filed
  const danger = await services.isInDanger(`${subject}\n${text}`)
  return services.db.transaction((tx) => addItem(services, tx, { ...mail, mayWake, danger }))
}

/** Of a machine that goes on and on everything is kept, and the team is told of its first. */
const WAKING: RateLimit = { name: 'inbound-mail', limit: 30, windowSeconds: 3600 }

type Arrived = IncomingMail & { readonly mayWake: boolean; readonly danger: boolean }

async function addAnswer(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  itemId: string,
  mail: Arrived,
): Promise<Filed | null> {
  const now = services.clock.now()
  const [item] = await tx.select().from(inboxMessages).where(eq(inboxMessages.id, itemId)).for('update')
  if (!item) return null
  const { from, subject, text, own, messageId, attachments, danger } = mail
  const [entry] = await tx
    .insert(inboxEntries)
    .values({
      itemId,
      kind: 'answer',
      subject,
      body: text,
      danger,
      sender: from.address,
      messageId,
      attachments: [...attachments],
      at: now,
    })
    .onConflictDoNothing()
    .returning({ id: inboxEntries.id })
  if (!entry) return 'known'
  await tx
    .update(inboxMessages)
    .set({
      status: 'open',
      begunAt: sql`coalesce(${inboxMessages.begunAt}, ${inboxMessages.receivedAt})`,
      receivedAt: now,
      readAt: null,
      ...(danger && onTop(now, null)),
      said: searchTextWith(`${from.address} ${own}`),
    })
    .where(eq(inboxMessages.id, itemId))
  if (danger && !item.spam) await queueReadFirstMail(services, tx, itemId)
  else if (!item.spam && mail.mayWake)
    await services.jobs.send(tx, notifyTeam, { messageId: itemId, entryId: entry.id }, { key: entry.id })
  await tellInbox(services, tx, itemId)
  return 'answer'
}

async function addItem(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  mail: Arrived,
): Promise<Filed> {
  const { from, subject, text, attachments, isSpam, danger } = mail
  const now = services.clock.now()
  const body = [subject && `Subject: ${subject}`, text, ...attachments.map((name) => `[Attached, not kept: ${name}]`)]
  const [item] = await tx
    .insert(inboxMessages)
    .values({
      kind: 'mail',
      ref: `mail:${nameFor(mail)}`,
      name: from.name,
      email: from.address,
      body: body.filter(Boolean).join('\n\n'),
      spam: isSpam,
      danger,
      ...(danger && onTop(now, null)),
      receivedAt: now,
    })
    .onConflictDoNothing({ target: inboxMessages.ref })
    .returning({ id: inboxMessages.id })
  if (!item) return 'known'
  if (danger && !isSpam) await queueReadFirstMail(services, tx, item.id)
  else if (mail.mayWake) await services.jobs.send(tx, notifyTeam, { messageId: item.id })
  await tellInbox(services, tx, item.id)
  return 'new'
}

/** The same for the same mail: by its name and sender, else by what it says. */
function nameFor({ messageId, from, subject, text }: IncomingMail): string {
  const said = messageId === null ? [from.address, subject, text] : [from.address, messageId]
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 40)
}
