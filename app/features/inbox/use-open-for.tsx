import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How long the page has been open, in milliseconds: since the document, or since the click that led here within the site. */
export function useOpenFor(): () => number {
  const isFirstPage = useRef(useLocation().key === 'default')
  const openedAt = useRef(0)
  useEffect(() => {
    if (!isFirstPage.current) openedAt.current = performance.now()
  }, [])
  return () => performance.now() - openedAt.current
}
