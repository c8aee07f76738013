import { and, count, eq, ne, or } from 'drizzle-orm'

import { lockInTransaction, type Transaction } from '#platform/db.server.ts'

import type { RedirectValues } from './redirect-form.ts'
import { comparedPathOf } from './redirect-path.ts'
import { redirects } from './redirect-tables.server.ts'
import type { RedirectRefusal } from './redirect-words.ts'

/** As many as can be added by hand: all of them are kept in memory. */
const MAX_REDIRECTS = 10_000

/** Until this transaction ends nobody else changes redirects, so that no two together make a chain or a circle. */
export function holdRedirects(tx: Transaction): Promise<void> {
  return lockInTransaction(tx, 'redirects')
}

/** Why a redirect cannot be saved beside the others (`id` null: a new one); null where it can. Called while they are held. */
export async function refusalOf(
  tx: Transaction,
  id: string | null,
  { from, to }: RedirectValues,
): Promise<RedirectRefusal | null> {
  const toPath = comparedPathOf(to)
  if (toPath === from) return { reason: 'itself' }
  const touching = or(
    eq(redirects.from, from),
    eq(redirects.toPath, from),
    toPath === null ? undefined : eq(redirects.from, toPath),
  )
  const others = await tx
    .select({ from: redirects.from, to: redirects.to, toPath: redirects.toPath })
    .from(redirects)
    .where(id === null ? touching : and(touching, ne(redirects.id, id)))
    .orderBy(redirects.from)
  const same = others.find((other) => other.from === from)
  if (same) return { reason: 'duplicate', to: same.to }
  const next = others.find((other) => other.from === toPath)
  if (next)
    return next.toPath === from ? { reason: 'circle', by: next.from } : { reason: 'leads on', by: next.from, end: next.to }
  const before = others.filter((other) => other.toPath === from)
  if (before.length > 0) return { reason: 'led to', by: before.map((other) => other.from) }
  const [all] = id === null ? await tx.select({ count: count() }).from(redirects) : []
  return all && all.count >= MAX_REDIRECTS ? { reason: 'full', most: MAX_REDIRECTS } : null
}
