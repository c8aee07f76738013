import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** What was done to the ticked items is done: a later action asks for ticks of its own. Where it was refused they stay. */
export function useUntick(form: string, isRefused: boolean): void {
  const { key } = useLocation()
  const known = useRef(key)
  const untick = useEffectEvent(() => {
    if (isRefused) return
    const boxes = document.querySelectorAll<HTMLInputElement>(`#${form} input[type=checkbox]`)
    for (const box of boxes) box.checked = false
  })
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    untick()
  }, [key])
}
