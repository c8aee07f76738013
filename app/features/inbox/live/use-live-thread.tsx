import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

import { SEVERAL } from './inbox-word.ts'
import { listenToInbox } from './listen-to-inbox.tsx'

/** The page of a thread follows it, once somebody looks: to look at it is to have read it. */
export function useLiveThread(id: string): void {
  const { revalidate } = useRevalidator()
  const look = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let isBehind = false
    const catchUp = () => {
      if (document.hidden || !isBehind) return
      isBehind = false
      look()
    }
    const stop = listenToInbox((word) => {
      if (word.look || (word.run.id !== id && word.run.id !== SEVERAL)) return
      isBehind = true
      catchUp()
    })
    document.addEventListener('visibilitychange', catchUp)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', catchUp)
    }
  }, [id])
}
