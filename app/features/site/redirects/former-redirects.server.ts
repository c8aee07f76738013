import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Actor } from '#platform/audit-trail.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keepVersion, listEarlier, readable, readVersion, takeVersion } from '#platform/setting-versions.server.ts'

import { REDIRECTS } from './find-redirect.server.ts'
import { holdRedirects, refusalOf } from './redirect-check.server.ts'
import type { RedirectValues } from './redirect-form.ts'
import { comparedPathOf } from './redirect-path.ts'
import { redirects } from './redirect-tables.server.ts'
import type { RedirectRefusal } from './redirect-words.ts'

const FORMER = 'redirects'
const Former = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  source: z.enum(['hand', 'slug']),
  hits: z.int().nonnegative(),
  lastHitOn: z.string().nullable(),
  createdAt: z.coerce.date(),
})

/** Redirects as they were before they were changed or deleted, the newest first. `now` is what one is at present; null when it is deleted. */
export async function listFormerRedirects(services: Pick<Infrastructure, 'db'>) {
  const versions = readable(await listEarlier(services, FORMER), Former)
  const { id, from, to } = redirects
  const present = versions.length === 0 ? [] : await services.db.select({ id, from, to }).from(redirects)
  const byId = new Map(present.map((redirect) => [redirect.id, redirect]))
  return versions.map((version) => ({ ...version, now: byId.get(version.value.id) ?? null }))
}

type Restored =
  | { readonly ok: true; readonly from: string }
  | { readonly ok: false; readonly reason: 'gone' }
  | { readonly ok: false; readonly reason: 'refused'; readonly refusal: RedirectRefusal; readonly values: RedirectValues }

/** Brings a redirect back as it was before it was changed or deleted. Refused where it does not go with the others any more. */
export async function restoreRedirect(
  { db, audit, broadcast, clock }: Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>,
  actor: Actor,
  version: string,
): Promise<Restored> {
  return db.transaction(async (tx): Promise<Restored> => {
    await holdRedirects(tx)
    const former = Former.safeParse((await readVersion(tx, FORMER, version))?.value)
    if (!former.success) return { ok: false, reason: 'gone' }
    const { id, from, to } = former.data
    const refusal = await refusalOf(tx, id, { from, to })
    if (refusal) return { ok: false, reason: 'refused', refusal, values: { from, to } }
    await takeVersion(tx, FORMER, version)
    await keepFormer(tx, { clock }, id, { next: { from, to }, by: actor })
    const addresses = { from, to, toPath: comparedPathOf(to) }
    await tx
      .insert(redirects)
      .values({ ...former.data, ...addresses })
      .onConflictDoUpdate({ target: redirects.id, set: addresses })
    await audit.record(tx, { actor, action: 'redirect.restored', details: { from } })
    await broadcast.publish(tx, REDIRECTS)
    return { ok: true, from }
  })
}

/** Keeps a redirect before it says something else, or goes (`next` null). Called while redirects are held. */
export async function keepFormer(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  id: string,
  { next, by }: { readonly next: RedirectValues | null; readonly by: Actor },
): Promise<void> {
  const { from, to, source, hits, lastHitOn, createdAt } = redirects
  const columns = { id: redirects.id, from, to, source, hits, lastHitOn, createdAt }
  const [now] = await tx.select(columns).from(redirects).where(eq(redirects.id, id)).for('update')
  if (now) await keepVersion(tx, { clock }, FORMER, { read: async () => now, next: next && { ...now, ...next }, by })
}
