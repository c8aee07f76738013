import { isOver, type RefreshProgress } from '#features/shop/core/refresh.ts'
import { liveProgress } from '#platform/live-progress.ts'
import { useLive } from '#ui/use-live.tsx'

const listen = liveProgress<RefreshProgress>('refresh-events', '/shop/manage/refreshes/events')

/** A reading as it stands now: from the page’s data, and while it goes on from what the server tells. */
export function useLiveRefresh(refresh: RefreshProgress | null): RefreshProgress | null {
  return useLive(refresh, { isOver, listen })
}
