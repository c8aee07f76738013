import { inArray, sql } from 'drizzle-orm'

import type { ChatPorts, PublishedText } from '#features/chat/core/ports.server.ts'
import { chatPassages, chatTexts, chatWords } from '#features/chat/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { longerWords, splitPassages } from './split-passages.ts'

/** One replica at a time; whoever waited looks anew. */
const LOCK = 8_261_001
const AT_ONCE = 100

/**
 * Brings the index to what the public pages say now. They are read beside the transaction: features ask several things at once, and a transaction
 * answers one after the other. Texts whose mark has stayed are left alone, so that after a publication one text is
 * read and written, however many there are. Returns how many were.
 */
export async function syncIndex(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & Pick<ChatPorts, 'publishedTexts'>,
): Promise<{ written: number; removed: number }> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const known = new Map(
      (await tx.select({ id: chatTexts.id, mark: chatTexts.mark }).from(chatTexts)).map(({ id, mark }) => [id, mark]),
    )
    const there = new Set<string>()
    let written = 0
    for (const contributor of services.publishedTexts) {
      const listed = await contributor.list(services)
      for (const { key } of listed) there.add(idOf(contributor.name, key))
      const changed = listed.filter(({ key, mark }) => known.get(idOf(contributor.name, key)) !== mark)
      for (let at = 0; at < changed.length; at += AT_ONCE) {
        const some = changed.slice(at, at + AT_ONCE)
        const texts = await contributor.read(
          services,
          some.map(({ key }) => key),
        )
        for (const { key } of some) if (!texts.has(key)) there.delete(idOf(contributor.name, key))
        const marked = some.flatMap(({ key, mark }) =>
          texts.has(key) ? [{ id: idOf(contributor.name, key), mark, text: texts.get(key)! }] : [],
        )
        await write(tx, marked)
        written += marked.length
      }
    }
    const gone = [...known.keys()].filter((id) => !there.has(id))
    await remove(tx, gone)
    return { written, removed: gone.length }
  })
}

export async function isIndexEmpty({ db }: Pick<Infrastructure, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: chatTexts.id }).from(chatTexts).limit(1)
  return rows.length === 0
}

const idOf = (contributor: string, key: string) => `${contributor} ${key}`

interface Marked {
  readonly id: string
  readonly mark: string
  readonly text: PublishedText
}

async function write(tx: Transaction, texts: readonly Marked[]): Promise<void> {
  if (texts.length === 0) return
  await remove(
    tx,
    texts.map(({ id }) => id),
  )
  const split = texts.map((text) => ({ ...text, pieces: splitPassages(text.text.passages) }))
  await tx.insert(chatTexts).values(
    split.map(({ id, mark, pieces, text: { path, title, kind } }) => ({
      id,
      mark,
      path,
      title,
      kind,
      passages: pieces.length,
    })),
  )
  const passages = split.flatMap(({ id, pieces, text: { title } }) =>
    pieces.map(({ heading, text, also = '' }) => ({
      textId: id,
      heading,
      text,
      search: sql`${head(title, heading, also)} || setweight(to_tsvector('english', ${text}), 'D')`,
      searchHead: head(title, heading, also),
    })),
  )
  for (let at = 0; at < passages.length; at += 500) await tx.insert(chatPassages).values(passages.slice(at, at + 500))
  const words = longerWords(
    texts.flatMap(({ text: { title, passages } }) => [
      title,
      ...passages.flatMap(({ heading, text, also = '' }) => [heading, text, also]),
    ]),
  )
  if (words.length > 0) {
    await tx.execute(sql`insert into ${chatWords} (word) select unnest(${sql.param(words)}::text[]) on conflict do nothing`)
  }
}

function head(title: string, heading: string, also: string) {
  return sql`setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${heading}), 'B') || setweight(to_tsvector('english', ${also}), 'C')`
}

/** With their words, where no other text has them: the vocabulary tells of nothing that is not there. */
async function remove(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const passages = await tx
    .select({ heading: chatPassages.heading, text: chatPassages.text, title: chatTexts.title })
    .from(chatPassages)
    .innerJoin(chatTexts, sql`${chatTexts.id} = ${chatPassages.textId}`)
    .where(inArray(chatPassages.textId, [...ids]))
  const removed = await tx
    .delete(chatTexts)
    .where(inArray(chatTexts.id, [...ids]))
    .returning({ id: chatTexts.id })
  if (removed.length === 0) return
  const words = longerWords(passages.flatMap(({ heading, text, title }) => [heading, text, title]))
  await tx.execute(sql`
    delete from ${chatWords} w where w.word = any(${sql.param(words)}::text[])
      and not exists (select from ${chatPassages} p where p.search @@ plainto_tsquery('english', w.word))`)
}
