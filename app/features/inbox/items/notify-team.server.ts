import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'

import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import { inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { mailName } from '#platform/mail-name.ts'

import { itemKinds, nameOf } from './item.ts'
import { messageMail, quietMail } from './message-mail.server.ts'

/** Tells the team of an item, or of an answer to it; of a conversation, why: somebody is ready to buy, or wants a person. */
export const notifyTeam = defineJob({
  name: 'inbox.notify-team',
  payload: z.object({ messageId: z.uuid(), entryId: z.uuid().optional(), why: z.enum(['lead', 'person']).optional() }),
})

/**
 * One mail to the administrators who want it, about one item or answer; none when it is gone or spam, or nobody runs the site
 * yet. Where danger was recognised it quotes nothing and names nobody. Never two: the mark is committed before the mail goes, and
 * taken back only when the mail server refuses it. A kill in between leaves the item unread, without a mail.
 */
export async function tellTeam(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>,
  { messageId, entryId, why }: z.output<typeof notifyTeam.payload>,
): Promise<void> {
  const { db, mail, site } = services
  const addresses = await listIncomingAddresses(db)
  const [item] = await db.select().from(inboxMessages).where(eq(inboxMessages.id, messageId))
  if (!item || item.spam || addresses.length === 0) return
  const as = why ?? item.kind
  const record = entryId === undefined ? recordOfItem(services, item, as) : recordOfAnswer(services, entryId)
  const marked = await record.set()
  if (!marked) return
  const through = why === 'person' ? 'Somebody wants to talk to a person' : itemKinds[item.kind].one
  const address = `${site.origin}/admin/messages/${messageId}`
  const siteName = await site.name()
  const words =
    item.dangerAt === null
      ? messageMail({ name: nameOf(item), email: marked.email, body: marked.body, through }, address, siteName)
      : quietMail(through, address, siteName)
  try {
    await mail.send({
      to: addresses.join(', '),
      ...(item.dangerAt === null && marked.email && { replyTo: marked.email }),
      ...words,
      messageId: mailName(entryId ?? `${messageId}.${as}`, site.origin),
    })
  } catch (error) {
    await record.takeBack()
    throw error
  }
}

interface NotifiedMessage {
  readonly email: string
  readonly body: string
}

interface NotificationRecord {
  /** Null when the team was told before, or somebody else is telling it. */
  readonly set: () => Promise<NotifiedMessage | null>
  readonly takeBack: () => Promise<unknown>
}

/** An item is told once under each word of its mark. */
function recordOfItem(
  { db }: Pick<Infrastructure, 'db'>,
  { id, email, body }: typeof inboxMessages.$inferSelect,
  as: string,
): NotificationRecord {
  const { toldAs } = inboxMessages
  const words = sql`coalesce(string_to_array(${toldAs}, ' '), '{}')`
  return {
    set: async () => {
      const notified = await db
        .update(inboxMessages)
        .set({ toldAs: sql`concat_ws(' ', ${toldAs}, ${as}::text)` })
        .where(and(eq(inboxMessages.id, id), sql`${as}::text <> all(${words})`))
        .returning({ id: inboxMessages.id })
      return notified.length > 0 ? { email, body } : null
    },
    takeBack: () =>
      db
        .update(inboxMessages)
        .set({ toldAs: sql`nullif(array_to_string(array_remove(${words}, ${as}::text), ' '), '')` })
        .where(eq(inboxMessages.id, id)),
  }
}

function recordOfAnswer({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, entryId: string): NotificationRecord {
  const set = (to: Date | null) => db.update(inboxEntries).set({ mailedAt: to })
  return {
    set: async () => {
      const [notified] = await set(clock.now())
        .where(and(eq(inboxEntries.id, entryId), eq(inboxEntries.kind, 'answer'), isNull(inboxEntries.mailedAt)))
        .returning({ sender: inboxEntries.sender, body: inboxEntries.body })
      return notified ? { email: notified.sender ?? '', body: notified.body } : null
    },
    takeBack: () => set(null).where(eq(inboxEntries.id, entryId)),
  }
}
