import { useEffect, useState } from 'react'

import { listenToInbox } from './listen-to-inbox.tsx'

/** How much is unread now: from the page’s data, and then from what the server tells. */
export function useLiveUnread(given: { readonly unread: number }): number {
  const [told, setTold] = useState({ unread: given.unread, given })
  useEffect(
    () =>
      listenToInbox((word) => {
        if (!word.look) setTold({ unread: word.run.unread, given })
      }),
    [given],
  )
  return told.given === given ? told.unread : given.unread
}
