import { useLayoutEffect, useRef } from 'react'

const isOff = (element: Element) => element instanceof HTMLButtonElement && element.disabled

/** A button that was switched off has the focus for a moment longer, and does nothing with it. */
const isFocusLost = () =>
  document.activeElement === document.body || (document.activeElement !== null && isOff(document.activeElement))

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
    if (!last.current || !isFocusLost()) return
    const target = document.getElementById(last.current)
    const isUsable = target !== null && !isOff(target)
    const heir = isUsable ? target : document.getElementById(last.current.replace(/-(up|down)$/, '-handle'))
    // Where neither is left, the place itself takes it, if it can.
    if (heir && !isOff(heir)) heir.focus()
    else place.current?.focus()
  })
  return place
}
