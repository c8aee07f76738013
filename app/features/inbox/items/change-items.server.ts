import { and, eq, inArray, isNull } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { listAdmins } from '#features/identity/people/admins.server.ts'
import { tellInbox } from '#features/inbox/core/inbox-topic.server.ts'
import { SEVERAL } from '#features/inbox/core/inbox-word.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import { countOnTop, takeOffTop } from '#features/inbox/read-first/pin.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Intent } from './inbox-intent.ts'

/** How many items there were, and how many of them still wait to be read first where that was to end. */
export type Changed = { ok: true; count: number; onTop: number } | { ok: false; reason: 'no-admin' }

/** Who does something, and the newest danger that their page had shown; null where it had shown none. */
export interface Doer {
  readonly userId: string
  readonly seenDanger: Date | null
}

/** Does something to items, all at once or none. What is done leaves the top, unless danger was recognised in it that nobody has seen. */
export async function changeItems(
  services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  by: Doer,
  ids: ReadonlyArray<string>,
  intent: Intent,
): Promise<Changed> {
  const { db, clock } = services
  const named = ids.filter(isId)
  if (intent.name === 'assign' && intent.assigneeId !== null) {
    const admins = await listAdmins(db)
    if (!admins.some(({ userId }) => userId === intent.assigneeId)) return { ok: false, reason: 'no-admin' }
  }
  if (named.length === 0) return { ok: true, count: 0, onTop: 0 }
  return db.transaction(async (tx) => {
    const these = inArray(inboxMessages.id, named)
    const changed =
      intent.name === 'delete'
        ? await tx.delete(inboxMessages).where(these).returning({ id: inboxMessages.id })
        : await tx.update(inboxMessages).set(changeOf(intent, clock.now())).where(these).returning({ id: inboxMessages.id })
    const because = endOf(intent)
    if (because) await takeOffTop(services, tx, named, { by, seen: by.seenDanger, because })
    if (changed.length > 0) await tellInbox(services, tx, changed.length === 1 ? changed[0]!.id : SEVERAL)
    return { ok: true, count: changed.length, onTop: because ? await countOnTop(tx, named) : 0 }
  })
}

/** Why what was to be read first need not be any more. */
function endOf(intent: Intent): 'done' | 'removed' | null {
  if (intent.name === 'off-top') return 'removed'
  return intent.name === 'status' && intent.status === 'done' ? 'done' : null
}

function changeOf(intent: Intent, now: Date): Partial<typeof inboxMessages.$inferInsert> {
  if (intent.name === 'status') return { status: intent.status }
  if (intent.name === 'assign') return { assigneeId: intent.assigneeId }
  if (intent.name === 'unread') return { readAt: null }
  if (intent.name === 'read' || intent.name === 'off-top') return { readAt: now }
  return { spam: intent.name === 'spam' }
}

/** Somebody has opened an item: from then on it is read. */
export async function markSeen(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const seen = await tx
      .update(inboxMessages)
      .set({ readAt: services.clock.now() })
      .where(and(eq(inboxMessages.id, id), isNull(inboxMessages.readAt)))
      .returning({ id: inboxMessages.id })
    if (seen.length > 0) await tellInbox(services, tx, id)
  })
}
