import { useEffect, useEffectEvent } from 'react'
import { useNavigationType, useRevalidator } from 'react-router'

import { isOver, type RefreshProgress, type RefreshResult } from '#features/shop/refreshing/refresh.ts'
import { showToasts } from '#ui/toast-store.ts'

import { outcomeOf } from './refresh-outcome.ts'

type Shown = RefreshProgress & { readonly result: RefreshResult | null }

/** Milliseconds until one looks again how far a reading is. */
const LOOK_AGAIN_MS = 2_000

/** Readings that somebody saw going on in this tab, and those of which the end was told. */
const watched = new Set<string>()
const announced = new Set<string>()

/**
 * Keeps the page in step with a reading that goes on, and tells how it ended, once: when it was seen going on, or when a form has just led
 * to it (`isNamed`: the address names it). Without a script the page says it.
 */
export function useLiveRefresh(refresh: Shown | null, isNamed: boolean): void {
  const { revalidate } = useRevalidator()
  const goesOn = refresh !== null && !isOver(refresh.status)
  const look = useEffectEvent(() => void revalidate())
  const cameByForm = useNavigationType() !== 'POP' && isNamed
  const tell = useEffectEvent((ended: Shown) => {
    const outcome = outcomeOf(ended)
    const isNew = watched.delete(ended.id) || (cameByForm && !announced.has(ended.id))
    announced.add(ended.id)
    if (isNew && outcome) showToasts(outcome)
  })
  useEffect(() => {
    if (!goesOn) return undefined
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [goesOn])
  useEffect(() => {
    if (refresh === null) return
    if (isOver(refresh.status)) tell(refresh)
    else watched.add(refresh.id)
    // Only a change of its state counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refresh?.id, refresh?.status])
}
