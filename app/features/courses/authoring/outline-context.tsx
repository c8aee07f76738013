import { createContext, type PointerEvent, use } from 'react'

import type { Move, OutlineModule } from './outline.ts'

/** What every row of the outline knows of the whole. */
interface OutlineUse {
  readonly address: string
  readonly version: number
  readonly order: ReadonlyArray<OutlineModule>
  readonly move: (move: Move) => void
  readonly begin: (event: PointerEvent, dragged: Pick<Move, 'kind' | 'id'>) => void
  /** On which side of a row what is dragged would come to stand. */
  readonly isLit: (id: string) => 'before' | 'after' | undefined
  readonly dragged: string | null
}

export const OutlineContext = createContext<OutlineUse | null>(null)

export function useOutlineRow(): OutlineUse {
  const outline = use(OutlineContext)
  if (!outline) throw new Error('A row of the outline stands outside of it.')
  return outline
}
