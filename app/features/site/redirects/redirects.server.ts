import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { anywhere } from '#base/like-pattern.ts'
import type { Actor } from '#platform/audit-trail.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { REDIRECTS } from './find-redirect.server.ts'
import { keepFormer } from './former-redirects.server.ts'
import { holdRedirects, refusalOf } from './redirect-check.server.ts'
import type { RedirectValues } from './redirect-form.ts'
import { comparedPath, comparedPathOf } from './redirect-path.ts'
import { redirects } from './redirect-tables.server.ts'
import type { RedirectRefusal } from './redirect-words.ts'

export type Redirect = typeof redirects.$inferSelect

const PAGE = 50

/** One page of the redirects whose addresses hold what was looked for, the newest first. Pages count from 1. */
export async function listRedirects(
  { db }: Pick<Infrastructure, 'db'>,
  { search, page }: { search: string; page: number },
): Promise<{ redirects: Redirect[]; hasMore: boolean }> {
  const pattern = anywhere(search)
  const rows = await db
    .select()
    .from(redirects)
    .where(
      search === ''
        ? undefined
        : or(ilike(redirects.from, pattern), ilike(redirects.to, pattern), ilike(redirects.toPath, pattern)),
    )
    .orderBy(desc(redirects.createdAt), redirects.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  return { redirects: rows.slice(0, PAGE), hasMore: rows.length > PAGE }
}

/** The redirect of an id; null when there is none. */
export async function findRedirectById({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<Redirect | null> {
  if (!isId(id)) return null
  const [redirect] = await db.select().from(redirects).where(eq(redirects.id, id))
  return redirect ?? null
}

/** There is no redirect of this id any more. */
export interface Gone {
  readonly reason: 'gone'
}

type Changing = Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock'>

/** Keeps a new redirect (`id` null), or what was changed of one: what it was before is kept too. */
export async function saveRedirect(
  { db, audit, broadcast, clock }: Changing,
  actor: Actor,
  id: string | null,
  values: RedirectValues,
): Promise<RedirectRefusal | Gone | null> {
  return db.transaction(async (tx): Promise<RedirectRefusal | Gone | null> => {
    await holdRedirects(tx)
    if (id !== null && !isId(id)) return { reason: 'gone' }
    const refusal = await refusalOf(tx, id, values)
    if (refusal) return refusal
    if (id !== null) await keepFormer(tx, { clock }, id, { next: values, by: actor })
    const row = { ...values, toPath: comparedPathOf(values.to) }
    const saved =
      id === null
        ? await tx
            .insert(redirects)
            .values({ ...row, source: 'hand', createdAt: clock.now() })
            .returning({ id: redirects.id })
        : await tx.update(redirects).set(row).where(eq(redirects.id, id)).returning({ id: redirects.id })
    if (saved.length === 0) return { reason: 'gone' }
    await audit.record(tx, { actor, action: 'redirect.saved', details: { from: values.from } })
    await broadcast.publish(tx, REDIRECTS)
    return null
  })
}

/** Takes a redirect away, to be brought back. False when there is none of this id. */
export async function deleteRedirect({ db, audit, broadcast, clock }: Changing, actor: Actor, id: string): Promise<boolean> {
  if (!isId(id)) return false
  return db.transaction(async (tx) => {
    await holdRedirects(tx)
    await keepFormer(tx, { clock }, id, { next: null, by: actor })
    const [deleted] = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ from: redirects.from })
    if (!deleted) return false
    await audit.record(tx, { actor, action: 'redirect.deleted', details: { from: deleted.from } })
    await broadcast.publish(tx, REDIRECTS)
    return true
  })
}

/**
 * Leads from the address that something had to the one that it has now, in the transaction that changes it: both are paths of this site. Redirects
 * to the old address lead to the new one then, and the new one is redirected no more. What the owner had typed there is kept.
 */
export async function addRedirect(
  { audit, broadcast, clock }: Omit<Changing, 'db'>,
  tx: Transaction,
  { from: old, to, actor }: { readonly from: string; readonly to: string; readonly actor: Actor },
): Promise<void> {
  const from = comparedPath(old)
  const toPath = comparedPathOf(to)
  if (toPath === null) throw new Error(`${to} is no path of this site.`)
  await holdRedirects(tx)
  const typed = await tx
    .select({ id: redirects.id, from: redirects.from })
    .from(redirects)
    .where(and(inArray(redirects.from, [from, toPath]), eq(redirects.source, 'hand')))
  for (const { id, ...row } of typed)
    await keepFormer(tx, { clock }, id, { next: row.from === toPath ? null : { from, to }, by: actor })
  await tx.delete(redirects).where(eq(redirects.from, toPath))
  if (from !== toPath) {
    await tx.update(redirects).set({ to, toPath }).where(eq(redirects.toPath, from))
    const row = { to, toPath, source: 'slug' } as const
    await tx
      .insert(redirects)
      .values({ ...row, from, createdAt: clock.now() })
      .onConflictDoUpdate({ target: redirects.from, set: row })
    await audit.record(tx, { actor, action: 'redirect.saved', details: { from } })
  }
  await broadcast.publish(tx, REDIRECTS)
}

/** How many redirects lead to a path of this site. */
export function countRedirectsTo({ db }: Pick<Infrastructure, 'db'>, path: string): Promise<number> {
  return db.$count(redirects, eq(redirects.toPath, comparedPath(path)))
}

/** Takes away the redirects that lead to a path, where nothing is any more; they can be brought back. */
export async function deleteRedirectsTo(services: Changing, actor: Actor, path: string): Promise<void> {
  const rows = await services.db
    .select({ id: redirects.id })
    .from(redirects)
    .where(eq(redirects.toPath, comparedPath(path)))
  for (const { id } of rows) await deleteRedirect(services, actor, id)
}
