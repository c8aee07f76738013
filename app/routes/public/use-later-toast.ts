import { useEffect, useRef } from 'react'

import type { Toast } from '#platform/flash.ts'
import { showToasts } from '#ui/toast-store.ts'

/** Shows the toast of an answer that came while the page was open; that of a whole page stands in its HTML. */
export function useLaterToast(toast: Toast | undefined): void {
  const seen = useRef(toast)
  useEffect(() => {
    if (toast && toast !== seen.current) showToasts(toast)
    seen.current = toast
  }, [toast])
}
