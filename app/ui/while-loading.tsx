import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { pendingMarkup } from './pending-pages.tsx'

/** Milliseconds in which an answer needs no stand-in. */
const QUICK = 300

/** What is asked for (named by a text), once it takes its time; null until then. */
export function useSlow(coming: string | null): string | null {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (coming === null) return
    const timer = setTimeout(() => setSlow(coming), QUICK)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [coming])
  return coming !== null && slow === coming ? coming : null
}

/** The page someone is on; once another is asked for and takes its time, what stands in for that one. */
export function WhileLoading({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const slow = useSlow(next && next.pathname !== pathname ? next.pathname : null)
  const markup = slow === null ? null : pendingMarkup(slow)
  const shownPath = useEffectEvent(() => pathname)
  // What stands in begins at its top; the page that it stands in for scrolls by itself, and one that is not left after all comes back where it was.
  useEffect(() => {
    if (markup === null) return undefined
    const [left, cameFrom] = [shownPath(), scrollY]
    scrollTo(0, 0)
    return () => {
      if (shownPath() === left) requestAnimationFrame(() => scrollTo(0, cameFrom))
    }
  }, [markup])
  return markup === null ? children : <div dangerouslySetInnerHTML={{ __html: markup }} />
}
