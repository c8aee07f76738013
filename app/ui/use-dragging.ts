import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'

/** What the pointer is over while something is dragged, and on which half of it. */
export interface DropPlace {
  readonly id: string
  readonly isAfter: boolean
}

interface Draggable {
  readonly id: string
}

interface Dragging<Dragged> {
  readonly dragged: Dragged
  readonly over: DropPlace | null
}

interface DraggingUse<Dragged> {
  /** The names under which places on which it may be dropped carry their id: `['lesson']` for `data-lesson`. */
  readonly placesFor: (dragged: Dragged) => readonly string[]
  /** Hears where it was let go. */
  readonly drop: (dragged: Dragged, over: DropPlace) => void
}

/** So near the edge of the window the page scrolls along. */
const EDGE_PX = 72
const SCROLL_PX = 14

/** Dragging by mouse, pen or finger, from a handle that calls `begin`; Escape gives it up. */
export function useDragging<Dragged extends Draggable>({ placesFor, drop }: DraggingUse<Dragged>) {
  const [dragging, setDragging] = useState<Dragging<Dragged> | null>(null)
  const isDragging = dragging !== null
  const placeUnder = (event: PointerEvent, dragged: Dragged) => dropPlaceUnder(event, dragged.id, placesFor(dragged))

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
  /** On which side of a place what is dragged would come to stand. */
  const sideOf = (id: string) => (dragging?.over?.id === id ? (dragging.over.isAfter ? 'after' : 'before') : undefined)
  return { dragged: dragging?.dragged ?? null, begin, sideOf }
}

function dropPlaceUnder({ clientX, clientY }: PointerEvent, id: string, names: readonly string[]): DropPlace | null {
  const selector = names.map((name) => `[data-${name}]`).join()
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(selector)
  const placeId = place && names.map((name) => place.getAttribute(`data-${name}`)).find(Boolean)
  if (!place || !placeId || placeId === id) return null
  const { top, height } = place.getBoundingClientRect()
  return { id: placeId, isAfter: clientY > top + height / 2 }
}
