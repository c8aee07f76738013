import { eq, sql } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { tellInbox } from './core/inbox-topic.server.ts'
import { inboxMessages } from './core/tables.server.ts'
import { notifyTeam } from './items/notify-team.server.ts'
import type { HelpShown } from './read-first/help-shown.ts'
import { onTop } from './read-first/pin.server.ts'
import { queueReadFirstMail } from './read-first/tell-read-first.server.ts'

/** A conversation, or a story, that is kept elsewhere. */
export interface SourceItem {
  readonly kind: 'chat' | 'lead' | 'story'
  /** Its name there: one item each. */
  readonly ref: string
  readonly name: string
  /** Empty while it is not known. */
  readonly email: string
  /** What they wrote last. */
  readonly body: string
  /** Why the team gets a mail, once for each; null where it gets none. */
  readonly wakesTeam: 'lead' | 'person' | null
  /** Held back as a machine’s, where it is new. */
  readonly spam?: boolean
  /** Danger was recognised in what they wrote last: it stands on top, and a mail says so. */
  readonly readFirst?: boolean
  /** What they were told then; null where nothing was, undefined where it is what they had been told before. */
  readonly help?: HelpShown | null | undefined
}

/** How much of a long conversation the search keeps: the newest of it. */
const MAX_SEARCHED = 20_000

/**
 * Makes the one item of a conversation, or renews it: it is unread and open again, stands on top, and keeps its name and address where none
 * come now. A chat that has become a lead stays one; what waits to be read first waits until somebody of the team has dealt with it.
 */
export async function keepItem(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  { wakesTeam, spam = false, readFirst = false, help, ...fields }: SourceItem,
): Promise<{ id: string; isNew: boolean }> {
  const now = services.clock.now()
  const pinned = readFirst ? onTop(now, help) : {}
  const added = await tx
    .insert(inboxMessages)
    .values({ ...fields, ...pinned, spam, receivedAt: now })
    .onConflictDoNothing({ target: inboxMessages.ref })
    .returning({ id: inboxMessages.id, kind: inboxMessages.kind, spam: inboxMessages.spam, toldAs: inboxMessages.toldAs })
  const isNew = added.length > 0
  const [item] = isNew ? added : await renew(tx, fields, { ...pinned, receivedAt: now })
  const isTeamNotified = wakesTeam !== null && (item!.toldAs ?? '').split(' ').includes(wakesTeam)
  if (wakesTeam !== null && !isTeamNotified && !item!.spam) {
    await services.jobs.send(tx, notifyTeam, { messageId: item!.id, why: wakesTeam }, { key: `${item!.id} ${wakesTeam}` })
  }
  if (readFirst && !item!.spam) await queueReadFirstMail(services, tx, item!.id)
  await tellInbox(services, tx, item!.id)
  return { id: item!.id, isNew }
}

type ItemFields = Pick<SourceItem, 'kind' | 'ref' | 'name' | 'email' | 'body'>
type ItemState = Partial<ReturnType<typeof onTop>> & { readonly receivedAt: Date }

function renew(tx: Transaction, { kind, ref, name, email, body }: ItemFields, state: ItemState) {
  return tx
    .update(inboxMessages)
    .set({
      kind: sql`case when ${inboxMessages.kind} = 'lead' then 'lead' else ${kind} end`,
      name: sql`coalesce(nullif(${name}, ''), ${inboxMessages.name})`,
      email: sql`coalesce(nullif(${email}, ''), ${inboxMessages.email})`,
      said: sql`right(${inboxMessages.said} || ' ' || ${inboxMessages.body}, ${MAX_SEARCHED}::int)`,
      body,
      status: 'open',
      begunAt: sql`coalesce(${inboxMessages.begunAt}, ${inboxMessages.receivedAt})`,
      readAt: null,
      ...state,
    })
    .where(eq(inboxMessages.ref, ref))
    .returning({ id: inboxMessages.id, kind: inboxMessages.kind, spam: inboxMessages.spam, toldAs: inboxMessages.toldAs })
}

/** What an item is about has been dealt with where it is kept, or waits again: it is read, and no spam; done, it leaves the top. */
export async function settleItem(
  services: Pick<Infrastructure, 'broadcast' | 'clock'>,
  tx: Transaction,
  ref: string,
  status: 'open' | 'done',
): Promise<void> {
  const now = services.clock.now()
  const settled = await tx
    .update(inboxMessages)
    .set({
      status,
      spam: false,
      ...(status === 'done' && { readFirst: false }),
      readAt: sql`coalesce(${inboxMessages.readAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(inboxMessages.ref, ref))
    .returning({ id: inboxMessages.id })
  if (settled.length > 0) await tellInbox(services, tx, settled[0]!.id)
}

/** What an item is about is gone where it was kept, so the item goes too. */
export async function dropItem(services: Pick<Infrastructure, 'broadcast'>, tx: Transaction, ref: string): Promise<void> {
  const dropped = await tx.delete(inboxMessages).where(eq(inboxMessages.ref, ref)).returning({ id: inboxMessages.id })
  if (dropped.length > 0) await tellInbox(services, tx, dropped[0]!.id)
}
