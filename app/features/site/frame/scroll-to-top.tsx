import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType } from 'react-router'

import { useRestoredFocus } from '#ui/use-restored-focus.ts'

/** Milliseconds until the second scroll, for pages that grow while they arrive. */
const AGAIN_AFTER = 100

/** Whoever scrolls, presses or types by then is not taken to the top from under their hand. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** The handle of a route that shows a dialog over a page. */
export interface OverHandle {
  /** The path of that page. */
  readonly over: string
}

/** The handle of a route whose address says more than where one is: what tells one place in it from another, of its search. */
export interface StayingHandle {
  readonly placeOf: (search: URLSearchParams) => string
}

/** Where the page begins to be read: behind the menus that stand in its `main`, where some do. */
const begin = () => document.querySelector<HTMLElement>('#main [data-begins]') ?? document.getElementById('main')!

/**
 * Every navigation inside the document scrolls to the top, and again after 100 ms; back and forward restore the place (React
 * Router), and a hash leads to its own. Keyboard and screen reader begin at the page’s beginning too. A dialog with an address
 * opens and closes over a page that stays where it is.
 */
export function ScrollToTop() {
  const { pathname, search, hash, key } = useLocation()
  const navigation = useNavigationType()
  const { over, placeOf } = (useMatches().at(-1)?.handle as Partial<OverHandle & StayingHandle> | undefined) ?? {}
  const address = pathname + (placeOf ? placeOf(new URLSearchParams(search)) : search)
  const seen = useRef({ address, pathname, over })
  useEffect(() => {
    const before = seen.current
    if (before.address === address) return
    seen.current = { address, pathname, over }
    if (navigation === 'POP' || hash) return
    const isSamePage = (over ?? pathname) === (before.over ?? before.pathname)
    if (isSamePage && (over ?? before.over)) return
    if (before.pathname !== pathname) begin().focus({ preventScroll: true })
    window.scrollTo(0, 0)
    const again = setTimeout(() => window.scrollTo(0, 0), AGAIN_AFTER)
    const stay = () => clearTimeout(again)
    for (const type of USER_INPUT) addEventListener(type, stay, { once: true, passive: true })
    return () => {
      stay()
      for (const type of USER_INPUT) removeEventListener(type, stay)
    }
  }, [address, pathname, over, hash, navigation])
  useRestoredFocus(key)
  return null
}
