import { sql } from 'drizzle-orm'

import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { notifyTeam } from './contact.server.ts'
import { inboxMessages } from './tables.server.ts'

/** A conversation that goes on elsewhere. */
export interface KeptItem {
  readonly kind: 'chat' | 'lead'
  readonly ref: string
  readonly name: string
  readonly email: string
  /** What the visitor wrote last. */
  readonly body: string
  /** The team is mailed, once a conversation. */
  readonly wakesTeam: boolean
}

/** Makes the one item of a conversation, or renews it: it is unread again, and a chat that became a lead stays one. */
export async function keepItem(
  { clock, jobs }: Services,
  tx: Transaction,
  { wakesTeam, ...item }: KeptItem,
): Promise<{ id: string; isNew: boolean }> {
  const now = clock.now()
  const [row] = await tx
    .insert(inboxMessages)
    .values({ ...item, spam: false, receivedAt: now })
    .onConflictDoUpdate({
      target: inboxMessages.ref,
      set: {
        kind: sql`case when ${inboxMessages.kind} = 'lead' then 'lead' else excluded.kind end`,
        name: item.name,
        email: sql`case when excluded.email = '' then ${inboxMessages.email} else excluded.email end`,
        body: item.body,
        receivedAt: now,
        readAt: null,
      },
    })
    .returning({ id: inboxMessages.id, isNew: sql<boolean>`xmax = 0` })
  if (wakesTeam) await jobs.send(tx, notifyTeam, { messageId: row!.id })
  return row!
}
