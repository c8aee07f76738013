import { eq, like, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { lockInTransaction, type Database, type Transaction } from '#platform/db.server.ts'

import { firstFreeSlug } from './slug.ts'

/** Where the addresses of one kind of thing stand: those that it has, and those that it had. */
export interface SlugPlaces {
  /** What it is called where somebody waits for the same address. */
  readonly kind: string
  readonly id: PgColumn
  readonly slug: PgColumn
  readonly formerSlug: PgColumn
  /** Whose former address it is. */
  readonly formerOf: PgColumn
}

/** Whether another one than `but` has or had this address. */
export async function isSlugTaken(
  db: Database | Transaction,
  places: SlugPlaces,
  slug: string,
  but: string | null = null,
): Promise<boolean> {
  const owners = [
    ...(await db.select({ id: places.id }).from(places.id.table).where(eq(places.slug, slug))),
    ...(await db.select({ id: places.formerOf }).from(places.formerOf.table).where(eq(places.formerSlug, slug))),
  ]
  return owners.some(({ id }) => id !== but)
}

/** The slug, or the first of "slug-2", "slug-3", … that none has or had. Whoever asks for the same one waits until this transaction ends. */
export async function freeSlug(
  tx: Transaction,
  places: SlugPlaces,
  wanted: string,
  reserved: Iterable<string> = [],
): Promise<string> {
  await hold(tx, places, [wanted])
  const family = (column: PgColumn) =>
    tx
      .select({ slug: column })
      .from(column.table)
      .where(or(eq(column, wanted), like(column, `${wanted}-%`)))
  const taken = [...(await family(places.slug)), ...(await family(places.formerSlug))].map(({ slug }) => String(slug))
  return firstFreeSlug(wanted, new Set([...reserved, ...taken]))
}

/**
 * Whether the thing of this id may have another slug; until this transaction ends nobody else gets it. The caller writes it down, and
 * the one that it had among the former ones. One that it had before is no former one any more. False when another has or had it.
 */
export async function takeSlug(tx: Transaction, places: SlugPlaces, slug: string, id: string): Promise<boolean> {
  // Also whoever looks for a free number behind the word that it begins with.
  await hold(tx, places, [slug, slug.replace(/-\d+$/, '')])
  if (await isSlugTaken(tx, places, slug, id)) return false
  await tx.delete(places.formerSlug.table).where(eq(places.formerSlug, slug))
  return true
}

async function hold(tx: Transaction, { kind }: SlugPlaces, words: ReadonlyArray<string>): Promise<void> {
  for (const word of [...new Set(words)].toSorted()) await lockInTransaction(tx, `${kind} slug ${word}`)
}
