import { useEffect } from 'react'

import { showToasts } from './toast-store.ts'

/** Says as a toast what of this page could not be read; the page around it says it too, for those without scripts. */
export function FailureToast({ failure }: { failure: string | null }) {
  useEffect(() => {
    if (failure) showToasts({ title: failure, kind: 'error' })
  }, [failure])
  return failure && <span hidden data-scripts="at-once" />
}
