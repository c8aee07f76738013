import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { Editor, PostContent } from '#features/blog/core/post.ts'
import { posts, postVersions } from '#features/blog/core/tables.server.ts'
import { namesOf } from '#features/identity/people.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** While somebody writes, one version is kept up to date for so long; then the next one begins. */
const SAME_VERSION_MS = 5 * 60 * 1000
/** Versions of a kind that a post keeps, the newest. */
const MAX_VERSIONS = { autosaved: 20, saved: 100 } as const
const LISTED = 30

/** A version in the list of them. */
export interface ListedVersion {
  readonly id: string
  readonly kind: 'saved' | 'autosaved'
  readonly savedAt: Date
  readonly title: string
  /** The length of its text. */
  readonly characters: number
  /** Null where the account is gone. */
  readonly by: string | null
  readonly isOwn: boolean
}

/**
 * Keeps what somebody is writing, apart from the post itself, which nobody sees changed. Returns the version that the post has by now and who
 * gave it that; null when there is no such post.
 */
export async function keepDraft(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { userId }: Editor,
  id: string,
  content: PostContent,
): Promise<{ version: number } | null> {
  if (!isId(id)) return null
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const [post] = await tx.select({ version: posts.version }).from(posts).where(eq(posts.id, id)).for('share')
    if (!post) return null
    const savedAt = clock.now()
    const [last] = await tx
      .select({ id: postVersions.id })
      .from(postVersions)
      .where(and(ownDrafts(id, userId), gt(postVersions.savedAt, new Date(savedAt.getTime() - SAME_VERSION_MS))))
      .orderBy(desc(postVersions.savedAt))
      .limit(1)
    if (last) await tx.update(postVersions).set({ content, savedAt }).where(eq(postVersions.id, last.id))
    else await tx.insert(postVersions).values({ postId: id, kind: 'autosaved', content, savedBy: userId, savedAt })
    await prune(tx, id, 'autosaved')
    return post
  })
}

/** What somebody kept while writing is in the post now. */
export async function forgetOwnDrafts(tx: Transaction | Database, { userId }: Editor, id: string): Promise<void> {
  await tx.delete(postVersions).where(ownDrafts(id, userId))
}

/** Throws away what somebody wrote and did not save. */
export async function discardDrafts({ db }: Pick<Infrastructure, 'db'>, editor: Editor, id: string): Promise<void> {
  if (isId(id)) await forgetOwnDrafts(db, editor, id)
}

/** The versions of a post, the newest first. */
export async function listVersions({ db }: Pick<Infrastructure, 'db'>, { userId }: Editor, id: string): Promise<ListedVersion[]> {
  const rows = await db
    .select({
      id: postVersions.id,
      kind: postVersions.kind,
      savedAt: postVersions.savedAt,
      savedBy: postVersions.savedBy,
      title: sql<string>`${postVersions.content}->>'title'`,
      characters: sql<number>`length(${postVersions.content}->>'body')`,
    })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.savedAt), postVersions.id)
    .limit(LISTED)
  const names = await namesOf(
    db,
    rows.flatMap(({ savedBy }) => savedBy ?? []),
  )
  return rows.map(({ savedBy, ...row }) => ({
    ...row,
    by: savedBy && (names.get(savedBy) ?? null),
    isOwn: savedBy === userId,
  }))
}

/** What a version of the post says; null when the post has none of this id. */
export async function findVersion(
  { db }: Pick<Infrastructure, 'db'>,
  id: string,
  versionId: string,
): Promise<{ content: PostContent; kind: 'saved' | 'autosaved'; savedAt: Date } | null> {
  if (!isId(id) || !isId(versionId)) return null
  const [version] = await db
    .select({ content: postVersions.content, kind: postVersions.kind, savedAt: postVersions.savedAt })
    .from(postVersions)
    .where(and(eq(postVersions.id, versionId), eq(postVersions.postId, id)))
  return version ?? null
}

/** Lets go of the oldest versions of a kind. */
export async function prune(tx: Transaction, id: string, kind: keyof typeof MAX_VERSIONS): Promise<void> {
  const old = tx
    .select({ id: postVersions.id })
    .from(postVersions)
    .where(and(eq(postVersions.postId, id), eq(postVersions.kind, kind)))
    .orderBy(desc(postVersions.savedAt), postVersions.id)
    .offset(MAX_VERSIONS[kind])
  await tx.delete(postVersions).where(inArray(postVersions.id, old))
}

function ownDrafts(id: string, userId: string) {
  return and(eq(postVersions.postId, id), eq(postVersions.kind, 'autosaved'), eq(postVersions.savedBy, userId))
}
