import { useEffect, useState } from 'react'

import type { LiveCounts } from '#features/inbox/core/inbox-word.ts'

import { listenToInbox } from './listen-to-inbox.tsx'

/** How much waits now: from the page’s data, and then from what the server tells. */
export function useLiveCounts(given: LiveCounts): LiveCounts {
  const [received, setReceived] = useState({ counts: given, given })
  useEffect(
    () =>
      listenToInbox((word) => {
        if (!word.look) setReceived({ counts: word.run, given })
      }),
    [given],
  )
  return received.given === given ? received.counts : given
}
