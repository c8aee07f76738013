import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

interface Going {
  readonly id: string
  readonly status: string
}

type Word<Work> = { readonly look: true } | { readonly look: false; readonly run: Work }

interface Source<Work extends Going> {
  readonly isOver: (status: Work['status']) => boolean
  /** Calls back with each word of the server, and returns how to stop. */
  readonly listen: (listener: (word: Word<Work>) => void) => () => void
}

/** Work as it stands now: from the page’s data, and while it goes on from what the server tells. When it is over, the page looks anew. */
export function useLive<Work extends Going>(work: Work | null, { isOver, listen }: Source<Work>): Work | null {
  const [received, setReceived] = useState<Work | null>(null)
  const { revalidate } = useRevalidator()
  const goesOn = work !== null && !isOver(work.status)
  const id = work?.id
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (!goesOn) return undefined
    return listen((word) => {
      if (word.look) return look()
      if (word.run.id !== id) return
      setReceived(word.run)
      if (isOver(word.run.status)) look()
    })
  }, [goesOn, id, isOver, listen])
  return goesOn && received?.id === id ? received : work
}
