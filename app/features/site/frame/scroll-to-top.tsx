import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import { useKeptFocus } from '#ui/use-kept-focus.ts'

/** Milliseconds until the second scroll, for pages that grow while they arrive. */
const AGAIN_AFTER = 100

/**
 * Every navigation inside the document scrolls to the top, and once more after 100 ms. Back and forward return to where the
 * person was (React Router’s own restoration), and an address with a hash goes to its place. Keyboard and screen reader begin
 * the new page at its beginning too.
 */
export function ScrollToTop() {
  const { pathname, search, hash, key } = useLocation()
  const type = useNavigationType()
  const address = pathname + search
  const seen = useRef({ address, pathname })
  useEffect(() => {
    const before = seen.current
    if (before.address === address) return
    seen.current = { address, pathname }
    if (type === 'POP' || hash) return
    if (before.pathname !== pathname) document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    const again = setTimeout(() => window.scrollTo(0, 0), AGAIN_AFTER)
    return () => clearTimeout(again)
  }, [address, pathname, hash, type])
  useKeptFocus(key)
  return null
}
