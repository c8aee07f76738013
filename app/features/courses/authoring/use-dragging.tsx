import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'

import type { DropPlace, Move } from './outline.ts'

type Dragged = Pick<Move, 'kind' | 'id'>

interface Dragging {
  readonly dragged: Dragged
  readonly over: DropPlace | null
}

/** So near the edge of the window the page scrolls along. */
const EDGE_PX = 72
const SCROLL_PX = 14

/** Dragging by mouse, pen or finger; `place` finds what lies under the pointer and may be dropped on, and `drop` hears where it was let go. */
export function useDragging(drop: (dragged: Dragged, over: DropPlace) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const isDragging = dragging !== null

  const follow = useEffectEvent((event: PointerEvent) => {
    if (!dragging) return
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX)
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    setDragging({ ...dragging, over: placeUnder(event, dragging.dragged) })
  })
  const end = useEffectEvent((event: PointerEvent) => {
    if (!dragging) return
    const over = event.type === 'pointerup' ? placeUnder(event, dragging.dragged) : null
    setDragging(null)
    if (over) drop(dragging.dragged, over)
  })
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setDragging(null)
  })
  useEffect(() => {
    if (!isDragging) return undefined
    const events = { pointermove: follow, pointerup: end, pointercancel: end, keydown: giveUp }
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener as EventListener)
    }
  }, [isDragging])

  function begin(event: ReactPointerEvent, dragged: Dragged) {
    if (event.button !== 0) return
    setDragging({ dragged, over: null })
  }
  return { dragging, begin }
}

function placeUnder({ clientX, clientY }: PointerEvent, { kind, id }: Dragged): DropPlace | null {
  const selector = kind === 'module' ? '[data-module]' : '[data-lesson], [data-module-head]'
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(selector)
  const placeId = place && Object.values(place.dataset).find((value) => value !== '')
  if (!place || !placeId || placeId === id) return null
  const { top, height } = place.getBoundingClientRect()
  return { id: placeId, isAfter: clientY > top + height / 2 }
}
