import type { SubmitEvent } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Icon } from '#ui/icon.tsx'

import { useOutlineRow } from './outline-context.tsx'
import { moveIn, moveText, step, type Move } from './outline.ts'

type RowProps = { kind: Move['kind']; id: string; title: string }

/** By it a row is dragged, or moved with Alt and an arrow key. */
export function Handle({ kind, id, title }: RowProps) {
  const { onKeyDown, begin } = useOutlineRow()
  return (
    <button
      type="button"
      id={`${id}-handle`}
      className="outline-handle noscript:hidden"
      aria-label={`Move ${title}`}
      aria-describedby="outline-keys"
      onKeyDown={(event) => onKeyDown(event, kind, id)}
      onPointerDown={(event) => begin(event, { kind, id })}
    >
      <svg width="12" height="20" viewBox="0 0 12 20" aria-hidden="true" fill="currentColor">
        {[4, 10, 16].map((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
      </svg>
    </button>
  )
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
