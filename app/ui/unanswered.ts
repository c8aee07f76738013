import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import type { Toast } from './toast-store.ts'

type UnansweredForm = { readonly why: Toast; readonly path: string }

/** Lives in the browser only. */
let lastUnanswered: UnansweredForm | null = null
const listeners = new Set<() => void>()
/** How many parts of the page say it themselves. */
let saying = 0

/** Says why the form that was sent last, from the page at this path, changed nothing; null when it is sent again. Whether a part of the page says it itself. */
export function tellUnanswered(next: UnansweredForm | null): boolean {
  lastUnanswered = next
  for (const listener of listeners) listener()
  return saying > 0
}

/** Why the form that was sent last from this page changed nothing although nobody refused it. */
export function useUnanswered(): Toast | null {
  const { pathname } = useLocation()
  const last = useSyncExternalStore(subscribe, read, none)
  return last?.path === pathname ? last.why : null
}

/** The same, for a part of the page that says it, so that no toast has to. */
export function useUnansweredToast(): Toast | null {
  useEffect(() => {
    saying += 1
    return () => {
      saying -= 1
    }
  }, [])
  return useUnanswered()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => lastUnanswered
const none = () => null
