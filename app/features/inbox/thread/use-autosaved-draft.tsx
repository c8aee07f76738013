import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Milliseconds without a key until what is written is kept. */
const PAUSE = 900

export type AutosaveState = 'nothing to keep' | 'keeping' | 'kept' | 'not kept'

/** Keeps what is written in a form at an address, while it is being written and when the page is left. */
export function useAutosavedDraft(form: RefObject<HTMLFormElement | null>, address: string) {
  const [state, setState] = useState<AutosaveState>('nothing to keep')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const under = useRef<AbortController>(undefined)

  async function keep() {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!form.current) return
    under.current?.abort()
    const own = new AbortController()
    under.current = own
    setState('keeping')
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>),
      keepalive: true,
      signal: own.signal,
    }).catch(() => null)
    if (!own.signal.aborted) setState(answer?.ok ? 'kept' : 'not kept')
  }

  const keepWhatWaits = useEffectEvent(() => {
    if (timer.current !== undefined) void keep()
  })
  useEffect(() => {
    addEventListener('pagehide', keepWhatWaits)
    return () => {
      removeEventListener('pagehide', keepWhatWaits)
      clearTimeout(timer.current)
    }
  }, [])
  return {
    state,
    /** Keeps what stands there now. */
    keep: () => void keep(),
    /** Something was typed. */
    onInput() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), PAUSE)
    },
    /** The field is left. */
    onBlur() {
      if (timer.current !== undefined) void keep()
    },
    /** The form is sent: what is on its way as a draft is overtaken. */
    stop() {
      clearTimeout(timer.current)
      timer.current = undefined
      under.current?.abort()
      setState('nothing to keep')
    },
  }
}
