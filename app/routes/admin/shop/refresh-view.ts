import type { Refresh } from '#features/shop/core/refresh.ts'
import type { RefreshView } from '#features/shop/managing/panels/refresh-state.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'

/** A reading with its instant in words. */
export function refreshView(refresh: Refresh, timeZone: string | null): RefreshView {
  const { id, kind, status, step, done, total, error, result, of, createdAt } = refresh
  return { id, kind, status, step, done, total, error, result, of, when: instantLabel(createdAt, timeZone) }
}
