import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'

import { inboxMessages } from '#features/inbox/tables.server.ts'
import { anywhere } from '#platform/like-pattern.ts'
import type { Services } from '#platform/services.server.ts'

import { partsOf, type Filters, type Place } from './filters.ts'
import { excerpt, type ItemLine } from './item.ts'

export const PAGE = 50
/** So many of the newest are looked through first: a word that many items have fills a page from them. */
const LOOKED_THROUGH = 1_500

export interface ItemPage {
  readonly items: ItemLine[]
  readonly older: Place | null
  readonly newer: Place | null
}

/** One page of the items that are asked for, the newest first. */
export async function listItems(services: Services, filters: Filters, place: Place | null): Promise<ItemPage> {
  const rows = await rowsFrom(services, filters, place)
  const hasMore = rows.length > PAGE
  const page = rows.slice(0, PAGE)
  if (place?.direction === 'newer') page.reverse()
  const items = page.map(({ head, readAt, ...row }) => ({ ...row, excerpt: excerpt(head), read: readAt !== null }))
  const [first, last] = [items[0], items.at(-1)]
  const isBackwards = place?.direction === 'newer'
  return {
    items,
    newer: first && (isBackwards ? hasMore : place !== null) ? { direction: 'newer', ...instantOf(first) } : null,
    older: last && (isBackwards || hasMore) ? { direction: 'older', ...instantOf(last) } : null,
  }
}

const instantOf = ({ receivedAt, id }: ItemLine) => ({ receivedAt, id })

const { id, kind, name, email, status, assigneeId, receivedAt, readAt, spam, gist, body } = inboxMessages
/** Enough for the excerpt; the rest of a long text stays in the database. */
const columns = { id, kind, name, email, status, assigneeId, receivedAt, readAt, head: sql<string>`left(${body}, 600)` }

async function rowsFrom({ db }: Services, filters: Filters, place: Place | null) {
  const asked = and(filtered(filters), place ? beyond(place) : undefined)
  const order = place?.direction === 'newer' ? [asc(receivedAt), asc(id)] : [desc(receivedAt), desc(id)]
  const words = partsOf(filters.q).map((part) => sql`lower(${anywhere(part)})`)
  const found = (condition: SQL | undefined) => db.select(columns).from(inboxMessages).where(condition)
  if (words.length === 0) {
    return found(asked)
      .orderBy(...order)
      .limit(PAGE + 1)
  }
  const nearest = db
    .select({ ...columns, head: columns.head.as('head'), gist })
    .from(inboxMessages)
    .where(asked)
    .orderBy(...order)
    .limit(LOOKED_THROUGH)
    .as('nearest')
  const near = await db
    .select({
      id: nearest.id,
      kind: nearest.kind,
      name: nearest.name,
      email: nearest.email,
      status: nearest.status,
      assigneeId: nearest.assigneeId,
      receivedAt: nearest.receivedAt,
      readAt: nearest.readAt,
      head: nearest.head,
    })
    .from(nearest)
    .where(and(...words.map((word) => sql`${nearest.gist} like ${word}`)))
    .limit(PAGE + 1)
  if (near.length > PAGE) return near
  // Words that few have are looked up in the index of signs, whatever the planner thinks of walking the list: “offset 0” holds it to that.
  const holding = sql`select ${id} from ${inboxMessages} where ${and(...words.map((word) => sql`${gist} like ${word}`))} offset 0`
  return found(and(asked, sql`${id} in (${holding})`))
    .orderBy(...order)
    .limit(PAGE + 1)
}

function filtered({ spam: isSpam, kind: ofKind, status: withStatus, assignee, unread }: Filters): SQL | undefined {
  return and(
    eq(spam, isSpam),
    ofKind ? eq(kind, ofKind) : undefined,
    withStatus ? eq(status, withStatus) : undefined,
    assignee ? (assignee.userId === null ? isNull(assigneeId) : eq(assigneeId, assignee.userId)) : undefined,
    unread ? isNull(readAt) : undefined,
  )
}

function beyond({ direction, receivedAt: at, id: from }: Place): SQL {
  const sign = sql.raw(direction === 'older' ? '<' : '>')
  return sql`(${receivedAt}, ${id}) ${sign} (${at.toISOString()}::timestamptz, ${from}::uuid)`
}

/** When somebody wrote last; null while nobody has. */
export async function findNewest({ db }: Services): Promise<Date | null> {
  const [newest] = await db.select({ receivedAt }).from(inboxMessages).where(eq(spam, false)).orderBy(desc(receivedAt)).limit(1)
  return newest?.receivedAt ?? null
}
