import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm'

import { planPostWithin } from '#features/blog/core/posts.server.ts'
import { posts, publications } from '#features/blog/core/tables.server.ts'
import { DatabaseUnavailable } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

interface Due {
  readonly id: string
  readonly title: string
  readonly dueAt: Date
}

/**
 * Publishes every due post, each in a transaction of its own: post, ledger line and the word to page caches together or not at
 * all. One in another worker’s hand is left to it, so each is published once. One that fails stays due, with a sentence in the
 * ledger, and holds up no other; the next minute tries again.
 */
export async function publishDue(services: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'log'>): Promise<void> {
  const failed: string[] = []
  for (;;) {
    let taken: Due | null = null
    try {
      const due = await services.db.transaction(async (tx) => {
        taken = await takeNext({ ...services, db: tx }, failed)
        if (!taken) return null
        await publish(services, tx, taken)
        return taken
      })
      if (!due) return
      services.log.info({ post: due.id }, 'A post was published at its time.')
    } catch (error) {
      const post = taken as Due | null
      if (!post || error instanceof DatabaseUnavailable) throw error
      services.log.error({ err: error, post: post.id }, 'A post could not be published at its time.')
      failed.push(post.id)
      await noteFailure(services, post, error)
    }
  }
}

/** The post that has been due for longest and that nobody has in hand. */
async function takeNext({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, failed: readonly string[]): Promise<Due | null> {
  const isDue = and(eq(posts.status, 'scheduled'), lte(posts.scheduledFor, clock.now()))
  const [post] = await db
    .select({ id: posts.id, title: posts.title, dueAt: posts.scheduledFor })
    .from(posts)
    .where(and(isDue, failed.length > 0 ? notInArray(posts.id, [...failed]) : undefined))
    .orderBy(asc(posts.scheduledFor), posts.id)
    .limit(1)
    .for('update', { skipLocked: true })
  return post ? { ...post, dueAt: post.dueAt! } : null
}

async function publish(
  services: Pick<Infrastructure, 'audit' | 'broadcast' | 'clock'>,
  tx: Parameters<typeof planPostWithin>[1],
  { id, title, dueAt }: Due,
): Promise<void> {
  const claimedAt = services.clock.now()
  await planPostWithin(services, tx, id, { status: 'published' })
  const doneAt = services.clock.now()
  const settled = await tx
    .update(publications)
    .set({ title, claimedAt, doneAt, error: null })
    .where(openLine(id, dueAt))
    .returning({ id: publications.id })
  if (settled.length === 0) await tx.insert(publications).values({ postId: id, title, dueAt, claimedAt, doneAt })
  await services.audit.record(tx, { actor: 'system', action: 'post.published', details: { post: id } })
}

async function noteFailure(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  { id, title, dueAt }: Due,
  error: unknown,
): Promise<void> {
  const line = { title, claimedAt: clock.now(), error: sentenceOf(error) }
  await db
    .insert(publications)
    .values({ ...line, postId: id, dueAt })
    .onConflictDoUpdate({
      target: [publications.postId, publications.dueAt],
      targetWhere: sql`done_at IS NULL`,
      set: line,
    })
}

function openLine(postId: string, dueAt: Date) {
  return and(eq(publications.postId, postId), eq(publications.dueAt, dueAt), isNull(publications.doneAt))
}

/** What the owner reads. Nothing of a post stands in it: errors of the database may quote what was typed. */
function sentenceOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (/^[0-9A-Z]{5}$/.test(code))
      return `The database did not accept the publication (code ${code}). It is tried again every minute.`
  }
  return 'The post could not be published. It is tried again every minute; the log of the server says more.'
}
