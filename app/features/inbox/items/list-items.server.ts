import { and, asc, count, desc, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm'

import { anywhere } from '#base/like-pattern.ts'
import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { partsOf, spellingsOf, type Filters, type Place } from './filters.ts'
import { excerpt, type ItemLine } from './item.ts'

export const PAGE = 50

export interface ItemPage {
  readonly items: ItemLine[]
  readonly older: Place | null
  readonly newer: Place | null
}

/** One page of the items that are asked for: those to be read first, then all others, each the newest first. */
export async function listItems(services: Pick<Infrastructure, 'db'>, filters: Filters, place: Place | null): Promise<ItemPage> {
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

const instantOf = ({ readFirst, receivedAt, id }: ItemLine) => ({ readFirst, receivedAt, id })

const { id, kind, name, email, status, assigneeId, receivedAt, readAt, readFirst, dangerAt, spam, gist, body } = inboxMessages
/** Enough for the excerpt; the rest of a long text stays in the database. */
const columns = {
  id,
  kind,
  name,
  email,
  status,
  assigneeId,
  receivedAt,
  readAt,
  readFirst,
  dangerAt,
  head: sql<string>`left(${body}, 600)`,
}

/** So many items are looked through one by one before the index of characters is asked: words of many fill a page among them. */
const NEAR = 2_000
/** Words that at most so many items have are looked up in the index; others fill a page soonest along the list. */
const RARE = 1_600
/** The index knows three signs in a row: of a search for less, the newest are looked through. */
const INDEXED = 3
const LOOKED_THROUGH = 3_000

/** The rows of a page and one more, from those on top and from the others, in the order in which one walks. */
async function rowsFrom(services: Pick<Infrastructure, 'db'>, filters: Filters, place: Place | null) {
  const isForwards = place?.direction === 'newer'
  const parts = filters.readFirst ? [true] : [true, false]
  const walked = isForwards ? parts.toReversed() : parts
  const begins = place === null ? 0 : Math.max(0, walked.indexOf(place.readFirst))
  let rows: Awaited<ReturnType<typeof rowsOf>> = []
  for (const onTop of walked.slice(begins)) {
    const from = place?.readFirst === onTop ? beyond(place) : undefined
    const asked = and(filtered(filters), onTop ? readFirst : not(readFirst), from)
    rows = [...rows, ...(await rowsOf(services, { filters, onTop, asked, isForwards, most: PAGE + 1 - rows.length }))]
    if (rows.length > PAGE) break
  }
  return rows
}

interface Walk {
  readonly filters: Filters
  /** Those on top, of which there are few, or all others. */
  readonly onTop: boolean
  readonly asked: SQL | undefined
  readonly isForwards: boolean
  readonly most: number
}

async function rowsOf(services: Pick<Infrastructure, 'db'>, { filters, onTop, asked, isForwards, most }: Walk) {
  const order = isForwards ? [asc(receivedAt), asc(id)] : [desc(receivedAt), desc(id)]
  const rows = (where: SQL | undefined) =>
    services.db
      .select(columns)
      .from(inboxMessages)
      .where(and(asked, where))
      .orderBy(...order)
      .limit(most)
  const parts = partsOf(filters.q)
  if (parts.length === 0 || onTop) return rows(naming(parts))
  const indexed = parts.filter((part) => spellingsOf(part).every((each) => [...each].length >= INDEXED))
  if (indexed.length === 0) return rows(amongTheNewest(services, parts))
  const edge = services.db
    .select({ receivedAt })
    .from(inboxMessages)
    .where(asked)
    .orderBy(...order)
    .limit(1)
    .offset(NEAR)
  const near = await rows(and(naming(parts), isForwards ? sql`${receivedAt} < ${edge}` : sql`${receivedAt} > ${edge}`))
  if (near.length >= most) return near
  return rows((await areRare(services, indexed)) ? holding(parts) : naming(parts))
}

const every = (parts: ReadonlyArray<string>, condition: (spelling: string) => SQL) =>
  and(...parts.map((part) => or(...spellingsOf(part).map(condition))))

/** As the index of characters is asked. */
const holding = (parts: ReadonlyArray<string>) => every(parts, (each) => sql`${gist} like lower(${anywhere(each)})`)

/** The same words; the planner takes this for common, and walks the list. */
const naming = (parts: ReadonlyArray<string>) => every(parts, (each) => sql`strpos(${gist}, lower(${each})) > 0`)

function amongTheNewest({ db }: Pick<Infrastructure, 'db'>, parts: ReadonlyArray<string>) {
  const newest = db.select({ receivedAt }).from(inboxMessages).orderBy(desc(receivedAt)).limit(1).offset(LOOKED_THROUGH)
  return and(naming(parts), sql`${receivedAt} > coalesce(${newest}, '-infinity')`)
}

async function areRare({ db }: Pick<Infrastructure, 'db'>, words: ReadonlyArray<string>): Promise<boolean> {
  const some = db
    .select({ id })
    .from(inboxMessages)
    .where(holding(words))
    .limit(RARE + 1)
    .as('some')
  const [found] = await db.select({ items: count() }).from(some)
  return found!.items <= RARE
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
export async function findNewest({ db }: Pick<Infrastructure, 'db'>): Promise<Date | null> {
  const [newest] = await db.select({ receivedAt }).from(inboxMessages).where(eq(spam, false)).orderBy(desc(receivedAt)).limit(1)
  return newest?.receivedAt ?? null
}
