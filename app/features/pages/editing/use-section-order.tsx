import { use, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'

import { PERSON_FIELD, PersonContext } from '#features/identity/core/person-field.tsx'
import type { DropPlace } from '#ui/use-dragging.ts'

/** A section in the list of them. */
export interface SectionRow {
  readonly id: string
  readonly label: string
  /** The beginning of what it says. */
  readonly gist: string
  readonly isHidden: boolean
  /** It has nothing to show yet. */
  readonly isEmpty: boolean
  /** Mistakes in blocks of its Markdown: they stay text. */
  readonly problems: number
  readonly isFixed: boolean
}

/**
 * The sections of a page as they are ordered by dragging and by keys: a move shows at once, while it is sent. The draft has it when the page
 * has been loaded anew, with a way to take it back.
 */
export function useSectionOrder(rows: readonly SectionRow[], address: string) {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const person = use(PersonContext)
  const [announcement, setAnnouncement] = useState('')
  const isMoving = formData?.get('intent') === 'move'
  const asked = (name: string) => String(formData?.get(name) ?? '')
  const sent = isMoving ? movedBeside(rows, asked('section'), { id: asked('beside'), isAfter: asked('side') === 'after' }) : null
  const shown = sent ?? rows

  function move(id: string, over: DropPlace) {
    const order = movedBeside(shown, id, over)
    if (!order) return
    const at = order.findIndex((row) => row.id === id)
    setAnnouncement(`${order[at]!.label}, section ${at + 1} of ${order.length}`)
    const fields = { intent: 'move', section: id, beside: over.id, side: over.isAfter ? 'after' : 'before' }
    const method = { method: 'post', action: address, preventScrollReset: true } as const
    void submit({ ...fields, ...(person && { [PERSON_FIELD]: person }) }, method)
  }
  function moveBy(id: string, by: -1 | 1) {
    const next = shown[shown.findIndex((row) => row.id === id) + by]
    if (next) move(id, { id: next.id, isAfter: by > 0 })
  }
  return { shown, move, moveBy, announcement, isMoving }
}

/** The rows with one before or after another; null where that changes nothing, or one of them is not there. */
function movedBeside(rows: readonly SectionRow[], id: string, { id: other, isAfter }: DropPlace): SectionRow[] | null {
  const moved = rows.find((row) => row.id === id)
  const others = rows.filter((row) => row !== moved)
  const at = others.findIndex((row) => row.id === other)
  if (!moved || at === -1) return null
  const order = others.toSpliced(at + (isAfter ? 1 : 0), 0, moved)
  return order.every((row, place) => row === rows[place]) ? null : order
}
