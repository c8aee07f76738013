import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

import { SEVERAL } from '#features/inbox/core/inbox-word.ts'

import { listenToInbox } from './listen-to-inbox.tsx'

/**
 * The page of a thread follows it, once somebody looks: to look at it is to have read it. A form that is on its way comes first: looking again
 * would break off the page that it is answered with, and lose what that says.
 */
export function useLiveThread(id: string): void {
  const { revalidate } = useRevalidator()
  const { state } = useNavigation()
  const isBehind = useRef(false)
  const catchUp = useEffectEvent(() => {
    if (document.hidden || !isBehind.current || state !== 'idle') return
    isBehind.current = false
    void revalidate()
  })
  useEffect(() => {
    isBehind.current = false
    const look = () => catchUp()
    const stop = listenToInbox((word) => {
      // No stream, or a gap: nobody says what has changed.
      if (!word.look && word.run.id !== id && word.run.id !== SEVERAL) return
      isBehind.current = true
      catchUp()
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [id])
  useEffect(() => {
    if (state === 'idle') catchUp()
  }, [state])
}
