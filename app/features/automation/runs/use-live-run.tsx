import { useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

import { isOver, type RunProgress } from '#features/automation/core/run.ts'
import { outcomeOf } from '#features/automation/kinds/run-kinds.ts'
import { liveProgress } from '#platform/live-progress.ts'
import { showToasts } from '#ui/toast-store.ts'
import { useLive } from '#ui/use-live.tsx'

const listenToRuns = liveProgress<RunProgress>('run-events', '/blog-automation/events')

/** A run as it stands now: from the page’s data, and while it goes on from what the server tells. */
export function useLiveRun(run: RunProgress | null): RunProgress | null {
  return useLive(run, { isOver, listen: listenToRuns })
}

/** Runs that somebody saw going on in this tab, and those of which the end was told. */
const watched = new Set<string>()
const announced = new Set<string>()

/**
 * Tells how a run ended, once: when it was seen going on, or when a form has just led to it (`isNamed`: the address names it). Without a
 * script the page says it.
 */
export function useOutcome(run: RunProgress | null, isNamed: boolean): void {
  const cameByForm = useNavigationType() !== 'POP' && isNamed
  const tell = useEffectEvent((ended: RunProgress) => {
    const outcome = outcomeOf(ended)
    const isNew = watched.delete(ended.id) || (cameByForm && !announced.has(ended.id))
    announced.add(ended.id)
    if (isNew && outcome) showToasts(outcome)
  })
  useEffect(() => {
    if (run === null) return
    if (isOver(run.status)) tell(run)
    else {
      watched.add(run.id)
      announced.delete(run.id)
    }
    // Only a change of its state counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [run?.id, run?.status])
}
