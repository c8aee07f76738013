import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import type { InboxWord, LiveCounts } from '#features/inbox/core/inbox-word.ts'

import { listenToInbox } from './listen-to-inbox.tsx'

/**
 * How many messages have come since the page was made. A page that nobody looks at shows them at once; one that is being read stays as it is
 * and says so. What changes about the messages shown is shown at once, too, and so is what waits to be read first.
 */
export function useNewItems(page: { readonly newest: string | null; readonly counts: Pick<LiveCounts, 'readFirst'> }): number {
  const [came, setCame] = useState<{ page: object; ids: ReadonlySet<string> }>({ page, ids: new Set() })
  const { revalidate } = useRevalidator()
  const onItem = useEffectEvent(({ id, receivedAt, readFirst }: InboxWord) => {
    const isAlarm = readFirst > page.counts.readFirst
    const isNew = receivedAt !== null && receivedAt > (page.newest ?? '')
    if (!isNew && !isAlarm && id === '') return
    const known = came.page === page ? came.ids : new Set<string>()
    if (isAlarm || document.hidden || (!isNew && known.size === 0)) void revalidate()
    else if (isNew) setCame({ page, ids: new Set([...known, id]) })
  })
  const look = useEffectEvent(() => void revalidate())
  useEffect(
    () =>
      listenToInbox((word) => {
        if (word.look) look()
        else onItem(word.run)
      }),
    [],
  )
  return came.page === page ? came.ids.size : 0
}
