import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useDragging } from '#ui/use-dragging.ts'
import { useFocusThatMoves } from '#ui/use-focus-that-moves.ts'

import { OutlineContext } from './outline-context.tsx'
import { OutlineModuleCard } from './outline-module.tsx'
import { dropMove, type Move, type OutlineModule } from './outline.ts'
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
  const { dragged, begin, sideOf } = useDragging<Pick<Move, 'kind' | 'id'>>({
    placesFor: ({ kind }) => (kind === 'module' ? ['module'] : ['lesson', 'module-head']),
    drop(dragged, over) {
      const next = dropMove(shown, dragged, over)
      if (next) move(next)
    },
  })
  const place = useFocusThatMoves<HTMLDivElement>()
  return (
    <OutlineContext
      value={{
        address,
        version,
        order: shown,
        move,
        begin,
        isLit: sideOf,
        dragged: dragged?.id ?? null,
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
      <div ref={place} className="outline" data-dragging={dragged?.kind} aria-busy={isMoving || undefined}>
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
