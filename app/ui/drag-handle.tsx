import type { KeyboardEvent, PointerEvent } from 'react'

type DragHandleProps = {
  /** Of what it moves: the handle is `{id}-handle`. */
  id: string
  /** What it moves. */
  title: string
  /** The id of the sentence that says which keys it knows. */
  describedBy: string
  begin: (event: PointerEvent) => void
  /** One place up, or one down. */
  moveBy: (by: -1 | 1) => void
}

/** By it a row is dragged (`useDragging`), or moved with Alt and an arrow key. Its styles are `dragging.css`. */
export function DragHandle({ id, title, describedBy, begin, moveBy }: DragHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    moveBy(by)
  }
  return (
    <button
      type="button"
      id={`${id}-handle`}
      className="drag-handle noscript:hidden"
      aria-label={`Move ${title}`}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={begin}
    >
      <svg width="12" height="20" viewBox="0 0 12 20" aria-hidden="true" fill="currentColor">
        {[4, 10, 16].map((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
      </svg>
    </button>
  )
}
