import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { namesOf } from '#features/identity/people.server.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import { inboxEntries, inboxMessages } from '#features/inbox/core/tables.server.ts'
import { excerpt, isForgotten, type Item, type ItemKind, type ItemStatus } from '#features/inbox/items/item.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { findInOutbox } from '#platform/mail-outbox.server.ts'

import { partQuoted } from './quoted.ts'
import type { ThreadPart } from './thread.ts'
import { isConversation } from './write.server.ts'

/** One item with its whole text; null when there is none of that id. */
export async function findItem({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<Item | null> {
  if (!isId(id)) return null
  const [row] = await db.select().from(inboxMessages).where(eq(inboxMessages.id, id))
  if (!row) return null
  const { readAt, begunAt, said: _said, gist: _gist, toldAs: _toldAs, dangerCountry, numbersShown, ...item } = row
  const help = numbersShown && { country: dangerCountry, numbers: numbersShown }
  return { ...item, help, begunAt: begunAt ?? row.receivedAt, read: readAt !== null }
}

/** An earlier, or later, item of the same address. */
export interface OtherItem {
  readonly id: string
  readonly kind: ItemKind
  readonly status: ItemStatus
  readonly excerpt: string
  readonly receivedAt: Date
}

const MAX_OTHERS = 10

/** Everything that was said in an item’s thread, the oldest first. */
export async function listParts(
  services: Pick<Infrastructure, 'db' | 'outbox'> & Pick<InboxPorts, 'threads'>,
  item: Item,
): Promise<ThreadPart[]> {
  const { db, threads, outbox } = services
  const rows = await db
    .select()
    .from(inboxEntries)
    .where(eq(inboxEntries.itemId, item.id))
    .orderBy(asc(inboxEntries.at), asc(inboxEntries.id))
  const chat = isConversation(item) && threads.chat ? await threads.chat.entries(services, item.ref!) : null
  const names = await namesOf(
    db,
    rows.flatMap(({ writtenBy }) => writtenBy ?? []),
  )
  const handedOver = rows.flatMap(({ kind, messageId, mailedAt }) =>
    kind === 'reply' && messageId !== null && mailedAt !== null ? [{ messageId, at: mailedAt }] : [],
  )
  const waiting = outbox === null ? new Set<string>() : await findInOutbox(outbox, handedOver)
  const entries = rows.map((row): ThreadPart => {
    const { own, quoted } = row.kind === 'answer' ? partQuoted(row.body) : { own: row.body, quoted: '' }
    const { id, kind, subject, danger, sender, attachments, at, mailedAt, writtenBy } = row
    const by = writtenBy === null ? null : (names.get(writtenBy) ?? null)
    return {
      id,
      from: kind,
      text: own,
      danger,
      quoted,
      subject,
      by,
      writtenBy,
      sender,
      attachments,
      at,
      mail: row.messageId !== null && waiting.has(row.messageId) ? 'outbox' : mailState(row.messageId, mailedAt),
    }
  })
  if (isForgotten(item)) return entries
  if (!chat)
    return [{ ...spoken, id: item.id, from: 'person', text: item.body, danger: item.danger, at: item.begunAt }, ...entries]
  // What the team said in the conversation stands among the entries already, with who said it.
  const said = chat.flatMap(({ id, from, text, danger, at }): ThreadPart[] =>
    from === 'team' ? [] : [{ ...spoken, id, from: from === 'visitor' ? 'person' : 'assistant', text, danger, at }],
  )
  return [...said, ...entries].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const spoken = { quoted: '', subject: '', by: null, writtenBy: null, sender: null, attachments: [], mail: null } as const

function mailState(messageId: string | null, mailedAt: Date | null): ThreadPart['mail'] {
  if (messageId === null) return null
  return mailedAt === null ? 'waiting' : 'gone'
}

/** Who wrote, where they have an account, and what else came from the same address. */
export async function findSender({ db }: Pick<Infrastructure, 'db'>, { id, email }: Item) {
  if (!email) return { account: null, others: [] }
  const [account, rows] = await Promise.all([
    findUserByEmail(db, email),
    db
      .select()
      .from(inboxMessages)
      .where(and(eq(sql`lower(${inboxMessages.email})`, email.toLowerCase()), ne(inboxMessages.id, id)))
      .orderBy(desc(inboxMessages.receivedAt))
      .limit(MAX_OTHERS),
  ])
  const others = rows.map(({ id, kind, status, body, receivedAt }): OtherItem => ({
    id,
    kind,
    status,
    excerpt: excerpt(body),
    receivedAt,
  }))
  return { account, others }
}
