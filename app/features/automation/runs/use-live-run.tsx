import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigationType, useRevalidator } from 'react-router'

import { isOver, type RunProgress } from '#features/automation/run.ts'
import { showToasts } from '#ui/toast-store.ts'

import { listenToRuns } from './live-runs.ts'
import { outcomeOf } from './run-outcome.ts'

/** A run as it stands now: from the page’s data, and while it goes on from what the server tells. */
export function useLiveRun(run: RunProgress | null): RunProgress | null {
  const [told, setTold] = useState<RunProgress | null>(null)
  const { revalidate } = useRevalidator()
  const goesOn = run !== null && !isOver(run.status)
  const id = run?.id
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!goesOn) return undefined
    return listenToRuns((word) => {
      if (word.look) return look()
      if (word.run.id !== id) return
      setTold(word.run)
      if (isOver(word.run.status)) look()
    })
  }, [goesOn, id])
  return goesOn && told?.id === id ? told : run
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
