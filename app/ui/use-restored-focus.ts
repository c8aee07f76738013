import { useEffect, useRef } from 'react'

const PLACES = 'h1, h2, h3, input:not([type=hidden], [tabindex="-1"]), select, textarea'
const OTHERWISE = 'a[href], button'

/**
 * Where the answer to a form took away what had the focus, the focus goes on at what stands there instead: its first heading or
 * field, else its first link or button. A focus that the person gave up is left alone. `key` changes with every navigation.
 */
export function useRestoredFocus(key: string): void {
  const trail = useRef<readonly Element[]>([])
  const seen = useRef(key)
  useEffect(() => {
    const note = () => {
      trail.current = withAncestors(document.activeElement)
    }
    note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const [last] = trail.current
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const around = trail.current.find((element) => element.isConnected)
    const target = around?.querySelector<HTMLElement>(PLACES) ?? around?.querySelector<HTMLElement>(OTHERWISE)
    if (target && /^H\d$/.test(target.tagName)) target.tabIndex = -1
    target?.focus({ preventScroll: true })
  }, [key])
}

/** From the inside out, while they still hang together. */
function withAncestors(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : []
}
