import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import { choreKinds, type Chore, type ChoreKind, type ChoreResult, type Progress } from '#features/blog/core/chore.ts'
import { postChores } from '#features/blog/core/tables.server.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { checkLinks } from './check-links.server.ts'
import { exportPosts } from './export-posts.server.ts'
import { rebuildSearch } from './rebuild-search.server.ts'

/** By then a run that says nothing has died for good: its job was tried for the last time. */
const GIVEN_UP_AFTER_MS = 6 * 60 * 60 * 1000

type Run = (services: Infrastructure & SitePorts, progress: Progress) => Promise<ChoreResult>

const runs: Readonly<Record<ChoreKind, Run>> = { search: rebuildSearch, links: checkLinks, export: exportPosts }

export const runChore = defineJob({
  name: 'blog.run-chore',
  payload: z.object({ kind: z.enum(choreKinds), runId: z.uuid() }),
  // For runs whose process was killed; one that fails by itself says so and is not tried again.
  retries: 3,
  timeoutSeconds: 4 * 60 * 60,
  atOnce: 2,
})

/** Starts a chore, unless it is under way. */
export async function startChore(
  { db, jobs, clock }: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  kind: ChoreKind,
): Promise<'started' | 'under way'> {
  const startedAt = clock.now()
  return db.transaction(async (tx) => {
    const [last] = await tx.select().from(postChores).where(eq(postChores.kind, kind)).for('update')
    const isUnderWay = last?.status === 'waiting' || last?.status === 'running'
    if (isUnderWay && startedAt.getTime() - last.startedAt.getTime() < GIVEN_UP_AFTER_MS) return 'under way'
    const run = { runId: randomUUID(), status: 'waiting', done: 0, total: 0, startedAt, endedAt: null } as const
    await tx
      .insert(postChores)
      .values({ kind, ...run })
      .onConflictDoUpdate({ target: postChores.kind, set: run })
    await jobs.send(tx, runChore, { kind, runId: run.runId })
    return 'started'
  })
}

/** Does a chore and keeps what came of it. Run again after a kill it begins anew. */
export async function doChore(
  services: Infrastructure & SitePorts,
  { kind, runId }: { kind: ChoreKind; runId: string },
): Promise<void> {
  const { db, clock, files, log } = services
  const own = and(eq(postChores.kind, kind), eq(postChores.runId, runId))
  const [before] = await db.select().from(postChores).where(own)
  if (!before || before.status === 'done' || before.status === 'failed') return
  const progress: Progress = async (done, total) => {
    const kept = await db
      .update(postChores)
      .set({ status: 'running', done, total })
      .where(own)
      .returning({ kind: postChores.kind })
    return kept.length > 0
  }
  try {
    const result = await runs[kind](services, progress)
    const end = { status: 'done', endedAt: clock.now(), ...(result && { fileKey: result.fileKey, bytes: result.bytes }) } as const
    const kept = await db.update(postChores).set(end).where(own).returning({ kind: postChores.kind })
    const stale = kept.length > 0 ? before.fileKey : result?.fileKey
    if (result && stale && (kept.length === 0 || stale !== result.fileKey)) await files.delete(stale)
  } catch (error) {
    log.error({ err: error, chore: kind }, 'A chore over all posts failed.')
    await db.update(postChores).set({ status: 'failed', endedAt: clock.now() }).where(own)
  }
}

/** The last run of each chore. */
export async function findChores({ db }: Pick<Infrastructure, 'db'>): Promise<Readonly<Partial<Record<ChoreKind, Chore>>>> {
  const rows = await db.select().from(postChores)
  return Object.fromEntries(
    rows.map(({ kind, status, done, total, bytes, startedAt, endedAt }) => [
      kind,
      { status, done, total, bytes, startedAt, endedAt },
    ]),
  )
}

/** The file that the last export made; null when there is none. */
export async function openPostExport({
  db,
  files,
}: Pick<Infrastructure, 'db' | 'files'>): Promise<{ body: Uint8Array; madeOn: string } | null> {
  const [last] = await db.select().from(postChores).where(eq(postChores.kind, 'export'))
  const file = last?.fileKey ? await files.get(last.fileKey) : null
  return file && { body: file.body, madeOn: (last!.endedAt ?? last!.startedAt).toISOString().slice(0, 10) }
}
