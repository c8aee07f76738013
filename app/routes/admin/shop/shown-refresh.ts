import type { Refresh } from '#features/shop/core/refresh.ts'
import type { ShownRefresh } from '#features/shop/managing/panels/refresh-state.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'

/** A reading with its instant in words. */
export function shownRefresh(refresh: Refresh, timeZone: string | null): ShownRefresh {
  const { id, kind, status, step, done, total, error, result, of, createdAt } = refresh
  return { id, kind, status, step, done, total, error, result, of, when: instantLabel(createdAt, timeZone) }
}
