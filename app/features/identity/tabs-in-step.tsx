import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

import { EarlyScript } from '#ui/early-script.tsx'
import { isTyped } from '#ui/holds-typed-values.ts'

const KEY = 'person'

/**
 * Tells the other tabs of this browser who is signed in (by the fingerprint, which says nothing of the person), and listens to them: a
 * tab that shows somebody else, or nobody any more, looks again at once, unless something was typed in it that would be lost.
 * `fingerprint` is null for a visitor.
 */
export function TabsInStep({ fingerprint }: { fingerprint: string | null }) {
  const { revalidate } = useRevalidator()
  const shown = useRef(fingerprint ?? '')
  useEffect(() => {
    shown.current = fingerprint ?? ''
    tell(KEY, shown.current)
  }, [fingerprint])
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === KEY && newValue !== shown.current && !isLostOnReload(isTyped)) void revalidate()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [revalidate])
  return (
    <EarlyScript
      source={
        import.meta.env.SSR
          ? `(${early})(${tell},${isLostOnReload},${isTyped},'${KEY}',${JSON.stringify(fingerprint ?? '')})`
          : ''
      }
    />
  )
}

/** Where storage is shut, tabs stay by themselves. */
function tell(key: string, fingerprint: string) {
  try {
    if (localStorage.getItem(key) !== fingerprint) localStorage.setItem(key, fingerprint)
  } catch {}
}

/**
 * Runs where it stands: a page that is only read tells and listens too, long before React. One that the browser fetched ahead, or kept for
 * the way back, may be older than a sign-in: it tells nothing, and is asked for anew.
 */
function early(telling: typeof tell, isLost: typeof isLostOnReload, isTypedIn: typeof isTyped, key: string, fingerprint: string) {
  const isOutdated = () => {
    try {
      return (localStorage.getItem(key) ?? fingerprint) !== fingerprint
    } catch {
      return false
    }
  }
  const [opened] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType?: string })[]
  if (opened?.deliveryType === 'navigational-prefetch' && isOutdated()) return location.reload()
  telling(key, fingerprint)
  addEventListener('pageshow', ({ persisted }) => persisted && isOutdated() && !isLost(isTypedIn) && location.reload())
  const listen = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== fingerprint && !isLost(isTypedIn)) location.reload()
  }
  addEventListener('storage', listen)
  addEventListener('hydrated', () => removeEventListener('storage', listen), { once: true })
}

/** Something was typed, or was refused and stands there again beside the word about it. */
function isLostOnReload(isTypedIn: typeof isTyped): boolean {
  if (document.querySelector('main [role=alert]')?.checkVisibility()) return true
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea')
  return [...fields].some(isTypedIn)
}
