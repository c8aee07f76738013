import { useState } from 'react'
import { useLocation } from 'react-router'

/** The state of a link that lets go of what stands in the form. */
export const TAKES_THEIRS = { takesTheirs: true }

/** Another number whenever somebody lets go of what stands in the form, so that it begins anew. */
export function useTakenTheirs(): number {
  const { key, state } = useLocation()
  const isTaken = (state as typeof TAKES_THEIRS | null)?.takesTheirs === true
  const [taken, setTaken] = useState({ key: '', count: 0 })
  if (isTaken && taken.key !== key) setTaken({ key, count: taken.count + 1 })
  return taken.count
}
