import type { PointerEvent, SubmitEvent } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DragHandle } from '#ui/drag-handle.tsx'
import { Icon } from '#ui/icon.tsx'

import { useOutlineRow } from './outline-context.tsx'
import { moveIn, moveText, step, type Move } from './outline.ts'

type RowProps = { kind: Move['kind']; id: string; title: string }

/** By it a row is dragged, or moved with Alt and an arrow key. */
export function Handle({ kind, id, title }: RowProps) {
  const { order, move, begin } = useOutlineRow()
  function moveBy(by: -1 | 1) {
    const next = step(order, { kind, id, by })
    if (next) move(next)
  }
  const drag = (event: PointerEvent) => begin(event, { kind, id })
  return <DragHandle id={id} title={title} describedBy="outline-keys" begin={drag} moveBy={moveBy} />
}

/** One place up, one place down. */
export function MoveButtons({ kind, id, title }: RowProps) {
  const { address, version, order, move } = useOutlineRow()
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const button = event.nativeEvent.submitter
    const next = button instanceof HTMLButtonElement ? moveIn(button.value) : null
    if (!next) return
    event.preventDefault()
    move(next)
  }
  const button = (by: -1 | 1) => {
    const next = step(order, { kind, id, by })
    const way = by < 0 ? 'up' : 'down'
    return (
      <button
        id={`${id}-${way}`}
        name="move"
        value={next ? moveText(next) : ''}
        disabled={!next}
        className="icon-btn"
        aria-label={`Move ${title} ${way}`}
      >
        <Icon name={way} size={18} />
      </button>
    )
  }
  return (
    <Form method="post" action={address} preventScrollReset className="outline-moves" onSubmit={onSubmit}>
      <PersonField />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="version" value={version} />
      {button(-1)}
      {button(1)}
    </Form>
  )
}
