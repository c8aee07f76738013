import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Database, Transaction } from '#platform/db.server.ts'

const MAX_CACHED = 3_000
const MAX_ASKED = 6
/** How alike two words must be (1 is the same): two letters in the wrong order leave them as much alike as this. */
const LIKENESS = 0.3
/** So many that are alike are looked at; a word may stand only where whoever searches may not read. */
const LOOKED_AT = 5

/** A table with a column of words, one a row, and an index of their trigrams. */
export type WordTable = PgTable & { readonly word: PgColumn }

/** Every longer word of some texts, and which of the texts somebody may find. */
export interface Vocabulary {
  readonly words: WordTable
  /** Whether a query finds anything that whoever searches may read. */
  readonly finds: (query: SQL) => SQL
}

/** Remembers the words of a text. Who saves one calls it, in the same transaction. */
export async function keepWords(tx: Transaction, table: WordTable, text: string): Promise<void> {
  const words = text.toLowerCase().match(/\p{L}{4,30}/gu) ?? []
  // In one order everywhere, so that two who save at the same time never wait for each other.
  const rows = [...new Set(words)].slice(0, MAX_CACHED).toSorted()
  if (rows.length > 0)
    await tx.execute(sql`insert into ${table} select unnest(${sql.param(rows)}::text[]) on conflict do nothing`)
}

/** Words of a query with what stands before them, which says whether they are left out. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu
const LEFT_OUT = /(?<!\S)-(?:"[^"]*"?|\S+)/g

/**
 * What was probably meant: each word that finds nothing gives way to the one most like it that does; everything else stays as it was
 * typed, and so does what is left out. Null where no word has such a neighbour. A word that stands only where whoever searches may not read
 * is never named.
 */
export async function correctQuery(db: Database, vocabulary: Vocabulary, query: string): Promise<string | null> {
  const lookedFor = query.replaceAll(LEFT_OUT, ' ').toLowerCase().match(WORDS) ?? []
  const meant = new Map<string, string>()
  for (const word of await likelySlips(db, vocabulary, [...new Set(lookedFor)])) {
    const near = (await isKnown(db, vocabulary, word)) ? null : await nearestTo(db, vocabulary, word)
    if (near) meant.set(word, near)
  }
  if (meant.size === 0) return null
  const corrected = (text: string) => text.replaceAll(WORDS, (word) => meant.get(word.toLowerCase()) ?? word)
  let [at, text] = [0, '']
  for (const { 0: leftOut, index } of query.matchAll(LEFT_OUT)) {
    text += corrected(query.slice(at, index)) + leftOut
    at = index + leftOut.length
  }
  return text + corrected(query.slice(at))
}

/** The words that may be mistyped: those that stand nowhere first, for only so many are looked at. */
async function likelySlips(db: Database, { words: { word: known }, words: table }: Vocabulary, words: readonly string[]) {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) with ordinality as asked (word, place)
    where length(word) > 2 and numnode(plainto_tsquery('english', word)) > 0
    order by exists (select from ${table} where ${known} = asked.word), length(word) < 4, place limit ${MAX_ASKED}`)
  return rows.map(({ word }) => word)
}

/** Words like "the" stand everywhere and are no lexemes. */
async function isKnown(db: Database, { finds }: Vocabulary, word: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    with asked as materialized (select plainto_tsquery('english', ${word}) as query)
    select numnode(query) = 0 or ${finds(sql`query`)} as known from asked`)
  return rows[0]!.known
}

async function nearestTo(db: Database, vocabulary: Vocabulary, word: string): Promise<string | null> {
  const { words: table } = vocabulary
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${table.word} as word from ${table} where ${table.word} % ${word} and similarity(${table.word}, ${word}) >= ${LIKENESS}
    order by similarity(${table.word}, ${word}) desc, abs(length(${table.word}) - ${word.length}), ${table.word} limit ${LOOKED_AT}`)
  for (const near of rows) if (await isKnown(db, vocabulary, near.word)) return near.word
  return null
}
