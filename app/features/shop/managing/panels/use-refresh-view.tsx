import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

import { isOver, type RefreshProgress, type RefreshResult } from '#features/shop/core/refresh.ts'
import { useLiveRefresh } from '#features/shop/refreshing/use-live-refresh.tsx'
import { showToasts } from '#ui/toast-store.ts'

import { outcomeOf } from './refresh-outcome.ts'

type AnyRefresh = RefreshProgress & { readonly result: RefreshResult | null }

/** Readings that somebody saw going on in this tab, and those of which the end was told. */
const watched = new Set<string>()
const announced = new Set<string>()

/**
 * A reading as it stands now. How it ended is told once: when it was seen going on, or when a form has just led to it (`isNamed`: the
 * address names it). Without a script the page says it.
 */
export function useRefreshView<Refresh extends AnyRefresh | null>(refresh: Refresh, isNamed: boolean): Refresh {
  const live = useLiveRefresh(refresh)
  const cameByForm = useNavigationType() !== 'POP' && isNamed
  const tell = useEffectEvent((ended: AnyRefresh) => {
    const outcome = outcomeOf(ended)
    const isNew = watched.delete(ended.id) || (cameByForm && !announced.has(ended.id))
    announced.add(ended.id)
    if (isNew && outcome) showToasts(outcome)
  })
  useEffect(() => {
    if (refresh === null) return
    if (isOver(refresh.status)) tell(refresh)
    else watched.add(refresh.id)
    // Only a change of its state counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refresh?.id, refresh?.status])
  // What became of it comes with the page’s data, a moment after the word that it is over.
  return refresh && live && !isOver(live.status) ? { ...refresh, ...live } : refresh
}
