import { useEffect, useRef } from 'react'

import { showToasts, type Toast } from './toast-store.ts'

/** Shows the toast of an answer that came while the page was open; that of a whole page stands in its HTML. `toast` keeps its identity as long as it is the same answer’s. */
export function useLaterToast(toast: Toast | null | undefined): void {
  const seen = useRef(toast)
  useEffect(() => {
    if (toast && toast !== seen.current) showToasts(toast)
    seen.current = toast
  }, [toast])
}
