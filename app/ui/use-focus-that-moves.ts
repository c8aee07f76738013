import { useLayoutEffect, useRef } from 'react'

/**
 * What is moved in the document loses the focus; within the element of this ref it gets it back where it stands now. A button of `{id}-up` or
 * `{id}-down` that is at the end of its way hands it to `{id}-handle`.
 */
export function useFocusThatMoves<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    const note = () => {
      const active = document.activeElement
      if (active !== document.body) last.current = place.current?.contains(active) ? (active?.id ?? null) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const target = document.getElementById(last.current)
    if (target instanceof HTMLButtonElement && target.disabled) {
      document.getElementById(last.current.replace(/-(up|down)$/, '-handle'))?.focus()
    } else target?.focus()
  })
  return place
}
