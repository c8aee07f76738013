import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import { OutlineContext } from './outline-context.tsx'
import { OutlineModuleCard } from './outline-module.tsx'
import { dropMove, step, type Move, type OutlineModule } from './outline.ts'
import { useDragging } from './use-dragging.tsx'
import { useOutline } from './use-outline.tsx'

type OutlineEditorProps = {
  modules: ReadonlyArray<OutlineModule>
  version: number
  /** Where its forms are sent. */
  address: string
}

/** Modules and lessons in their order, which is changed by buttons, by keys and by dragging. */
export function OutlineEditor({ modules, version, address }: OutlineEditorProps) {
  const { shown, move, announcement, refusal, isMoving } = useOutline(modules, version, address)
  const { dragging, begin } = useDragging((dragged, over) => {
    const next = dropMove(shown, dragged, over)
    if (next) move(next)
  })
  const place = useFocusThatMoves()
  function onKeyDown(event: KeyboardEvent, kind: Move['kind'], id: string) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (!event.altKey || by === null) return
    event.preventDefault()
    const next = step(shown, { kind, id, by })
    if (next) move(next)
  }
  const isLit = (id: string) => (dragging?.over?.id === id ? (dragging.over.isAfter ? 'after' : 'before') : undefined)
  return (
    <OutlineContext
      value={{
        address,
        version,
        order: shown,
        move,
        onKeyDown,
        begin,
        isLit,
        dragged: dragging?.dragged.id ?? null,
      }}
    >
      {refusal && (
        <Alert kind="error" className="mb-4">
          {refusal}
        </Alert>
      )}
      {shown.length > 0 && (
        <p className="cap mb-3 noscript:hidden" id="outline-keys">
          Drag a row by its handle, or press Alt and an arrow key on the handle.
        </p>
      )}
      <div ref={place} className="outline" data-dragging={dragging?.dragged.kind} aria-busy={isMoving || undefined}>
        {shown.map((module) => (
          <OutlineModuleCard key={module.id} module={module} />
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState title="No modules yet" level={3}>
          A course is made of modules, and a module of lessons. Name the first one below.
        </EmptyState>
      )}
      <output className="vh" aria-live="assertive">
        {announcement}
      </output>
    </OutlineContext>
  )
}

/** What is moved in the document loses the focus; it gets it back where it stands now. */
function useFocusThatMoves() {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useLayoutEffect(() => {
    const note = () => {
      const active = document.activeElement
      if (active !== document.body) last.current = place.current?.contains(active) ? (active?.id ?? null) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body) return
    const target = document.getElementById(last.current)
    if (target instanceof HTMLButtonElement && target.disabled) {
      document.getElementById(last.current.replace(/-(up|down)$/, '-handle'))?.focus()
    } else target?.focus()
  })
  return place
}
