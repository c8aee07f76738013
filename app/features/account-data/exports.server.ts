import { randomBytes } from 'node:crypto'

import { and, desc, eq, gt } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import type { AccountDataPorts } from './ports.server.ts'
import { dataExports } from './tables.server.ts'
import { EXPORTS_A_DAY } from './terms.ts'

/** The key travels along, so that a file can be removed whose row is gone. */
export const makeExport = defineJob({
  name: 'account-data.make-export',
  payload: z.object({ exportId: z.uuid(), fileKey: z.string() }),
  timeoutSeconds: 900,
})

const EXPORTS: RateLimit = { name: 'account-data.exports', limit: EXPORTS_A_DAY, windowSeconds: 86_400 }
const LISTED = 5

/** Asks for a copy of everything; while one is being put together, for no second one. */
export async function requestExport(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock'> & AccountDataPorts,
  userId: string,
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const { db, jobs, clock, limits, personalData } = services
  const waiting = and(eq(dataExports.userId, userId), eq(dataExports.status, 'waiting'))
  if ((await db.$count(dataExports, waiting)) > 0) return { ok: true }
  const taken = await limits.take(EXPORTS, userId)
  if (!taken.ok) return taken
  const fileKey = `exports/${randomBytes(24).toString('hex')}.zip`
  await db.transaction(async (tx) => {
    const row = { userId, fileKey, status: 'waiting', partsInAll: personalData.length + 1, requestedAt: clock.now() } as const
    const [asked] = await tx.insert(dataExports).values(row).onConflictDoNothing().returning({ id: dataExports.id })
    if (!asked) return
    await noteHealthAccess({ db: tx, clock }, { userId, by: { kind: 'member' }, action: 'exported', what: 'everything' })
    await jobs.send(tx, makeExport, { exportId: asked.id, fileKey })
  })
  return { ok: true }
}

/** An export as its person sees it. */
export interface OwnExport {
  readonly id: string
  readonly status: 'waiting' | 'ready' | 'failed' | 'gone'
  readonly partsDone: number
  readonly partsInAll: number
  readonly bytes: number | null
  readonly requestedAt: Date
  readonly expiresAt: Date | null
}

/** What a person asked for lately, newest first. */
export async function listExports({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, userId: string): Promise<OwnExport[]> {
  const rows = await db
    .select({
      id: dataExports.id,
      status: dataExports.status,
      partsDone: dataExports.partsDone,
      partsInAll: dataExports.partsInAll,
      bytes: dataExports.bytes,
      requestedAt: dataExports.requestedAt,
      expiresAt: dataExports.expiresAt,
    })
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt), dataExports.id)
    .limit(LISTED)
  const now = clock.now()
  return rows.map((row) => (row.status === 'ready' && row.expiresAt! <= now ? { ...row, status: 'gone' } : row))
}

type Opened = { ok: true; body: Uint8Array; madeOn: string } | { ok: false; reason: 'expired' | 'absent' }

/** The file of a person’s own export. `absent`: there is none of this id, it is another’s, or it is not ready. */
export async function openExport(
  { db, files, clock }: Pick<Infrastructure, 'db' | 'files' | 'clock'>,
  userId: string,
  id: string,
): Promise<Opened> {
  if (!isId(id)) return { ok: false, reason: 'absent' }
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId)))
  if (!row || row.status === 'waiting' || row.status === 'failed') return { ok: false, reason: 'absent' }
  if (row.status === 'gone' || row.expiresAt! <= clock.now()) return { ok: false, reason: 'expired' }
  const file = await files.get(row.fileKey)
  if (!file) return { ok: false, reason: 'absent' }
  return { ok: true, body: file.body, madeOn: row.readyAt!.toISOString().slice(0, 10) }
}

/** A finished export and the address its person is told at; null when it is gone. */
export async function findReadyExport(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  id: string,
): Promise<{ userId: string } | null> {
  const [row] = await db
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.status, 'ready'), gt(dataExports.expiresAt, clock.now())))
  return row ?? null
}
