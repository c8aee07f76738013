import { and, desc, eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { namesOf } from '#features/identity/people.server.ts'
import { pages, pageVersions } from '#features/pages/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The versions of a kind that a page keeps, the newest. */
const MAX_VERSIONS = { draft: 60, published: 100 } as const
/** While somebody writes in one section, what was there before is kept once in so long. */
const SAME_VERSION_MS = 60_000

/** What a version of a page says, as it is stored; null where the page has no such version. */
export async function findVersion(db: Pick<Transaction, 'select'>, pageId: string, id: string): Promise<unknown> {
  if (!isId(id)) return null
  const [version] = await db
    .select({ edits: pageVersions.edits })
    .from(pageVersions)
    .where(and(eq(pageVersions.id, id), eq(pageVersions.pageId, pageId)))
  return version?.edits ?? null
}

/** A version in the list of them. */
export interface ListedVersion {
  readonly id: string
  readonly kind: 'draft' | 'published'
  readonly savedAt: Date
  readonly by: string | null
}

/** All versions that a page keeps, the newest first. */
export async function listPageVersions({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<ListedVersion[]> {
  const rows = await db
    .select({ id: pageVersions.id, kind: pageVersions.kind, savedAt: pageVersions.savedAt, savedBy: pageVersions.savedBy })
    .from(pageVersions)
    .where(eq(pageVersions.pageId, id))
    .orderBy(desc(pageVersions.savedAt), pageVersions.id)
  const names = await namesOf(
    db,
    rows.flatMap(({ savedBy }) => savedBy ?? []),
  )
  return rows.map(({ savedBy, ...row }) => ({ ...row, by: savedBy && (names.get(savedBy) ?? null) }))
}

type NewVersion = Omit<typeof pageVersions.$inferInsert, 'id' | 'savedAt'>

/** Keeps what a page said; returns the version. Null where one of the last minute stands for it already. */
export async function keepVersion(
  tx: Transaction,
  clock: Infrastructure['clock'],
  version: NewVersion,
  isTyping = false,
): Promise<string | null> {
  const savedAt = clock.now()
  const ofPage = and(eq(pageVersions.pageId, version.pageId), eq(pageVersions.kind, version.kind))
  // A page that nobody has edited has no row yet for its versions to belong to.
  await tx
    .insert(pages)
    .values({ id: version.pageId, edits: {}, isPublic: true, createdAt: savedAt, changedAt: savedAt })
    .onConflictDoNothing()
  const [last] = await tx.select().from(pageVersions).where(ofPage).orderBy(desc(pageVersions.savedAt)).limit(1)
  const isRecent = last !== undefined && savedAt.getTime() - last.savedAt.getTime() < SAME_VERSION_MS
  if (isTyping && isRecent && last.savedBy === version.savedBy) return null
  const [kept] = await tx
    .insert(pageVersions)
    .values({ ...version, savedAt })
    .returning({ id: pageVersions.id })
  const old = tx
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(ofPage)
    .orderBy(desc(pageVersions.savedAt), pageVersions.id)
    .offset(MAX_VERSIONS[version.kind])
  await tx.delete(pageVersions).where(inArray(pageVersions.id, old))
  return kept!.id
}
