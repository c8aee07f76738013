import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import { tellInbox } from '#features/inbox/live/inbox-topic.server.ts'
import { notifyTeam } from '#features/inbox/notify-team.server.ts'
import { onTop } from '#features/inbox/read-first/pin.server.ts'
import { orderReadFirstMail } from '#features/inbox/read-first/tell-read-first.server.ts'
import { inboxEntries, inboxMessages } from '#features/inbox/tables.server.ts'
import { partQuoted } from '#features/inbox/thread/quoted.ts'
import { isReplySubject } from '#features/inbox/thread/subject.ts'
import { saidWith } from '#features/inbox/thread/write.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import type { Services } from '#platform/services.server.ts'

import type { IncomingMail } from './read-mail.server.ts'
import { threadOf } from './thread-address.server.ts'

/** What became of a mail. */
export type Filed = 'answer' | 'new' | 'known'

/**
 * Puts a mail into the thread whose address it was for; any other, and one for a thread that is gone, becomes an item of its own. A mail
 * that comes twice is kept once.
 */
export async function receiveMail(services: Services, mail: IncomingMail): Promise<Filed> {
  const mayWake = !mail.isSpam && (await services.limits.take(WAKING, mail.from.address)).ok
  return services.db.transaction(async (tx) => {
    for (const address of mail.recipients) {
      const itemId = threadOf(services, address)
      const filed = itemId && (await addAnswer(services, tx, itemId, { ...mail, mayWake }))
      if (filed) return filed
    }
    return addItem(services, tx, { ...mail, mayWake })
  })
}

/** Of a machine that goes on and on everything is kept, and the team is told of its first. */
const WAKING: RateLimit = { name: 'inbound-mail', limit: 30, windowSeconds: 3600 }

type Arrived = IncomingMail & { readonly mayWake: boolean }

async function addAnswer(services: Services, tx: Transaction, itemId: string, mail: Arrived): Promise<Filed | null> {
  const now = services.clock.now()
  const [item] = await tx.select().from(inboxMessages).where(eq(inboxMessages.id, itemId)).for('update')
  if (!item) return null
  const { from, subject, text, messageId, attachments } = mail
  // What they quote was said before, and so was the subject of a reply.
  const { own } = partQuoted(text)
  const danger = await services.isInDanger(isReplySubject(subject) ? own : `${subject}\n${own}`)
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
      said: saidWith(`${from.address} ${own}`),
    })
    .where(eq(inboxMessages.id, itemId))
  if (danger && !item.spam) await orderReadFirstMail(services, tx, itemId)
  else if (!item.spam && mail.mayWake)
    await services.jobs.send(tx, notifyTeam, { messageId: itemId, entryId: entry.id }, { key: entry.id })
  await tellInbox(services, tx, itemId)
  return 'answer'
}

async function addItem(services: Services, tx: Transaction, mail: Arrived): Promise<Filed> {
  const { from, subject, text, attachments, isSpam } = mail
  const danger = await services.isInDanger(`${subject}\n${text}`)
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
  if (danger && !isSpam) await orderReadFirstMail(services, tx, item.id)
  else if (mail.mayWake) await services.jobs.send(tx, notifyTeam, { messageId: item.id })
  await tellInbox(services, tx, item.id)
  return 'new'
}

/** The same for the same mail: by its name and sender, else by what it says. */
function nameFor({ messageId, from, subject, text }: IncomingMail): string {
  const said = messageId === null ? [from.address, subject, text] : [from.address, messageId]
  return createHash('sha256').update(said.join('\n')).digest('hex').slice(0, 40)
}
