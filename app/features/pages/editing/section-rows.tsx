import { Form } from 'react-router'

import { shortened } from '#base/shortened.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DragHandle } from '#ui/drag-handle.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useDragging } from '#ui/use-dragging.ts'
import { useFocusThatMoves } from '#ui/use-focus-that-moves.ts'

import { useSectionOrder, type SectionRow } from './use-section-order.tsx'

type SectionRowsProps = {
  rows: readonly SectionRow[]
  address: string
  /** None can be added. */
  isWordsOnly?: boolean
}

/** The sections of a page in their order, with what can be done to each: by forms, by dragging and by keys. */
export function SectionRows({ rows, address, isWordsOnly = false }: SectionRowsProps) {
  const { shown, move, moveBy, announcement, isMoving } = useSectionOrder(rows, address)
  const { dragged, begin, sideOf } = useDragging<{ readonly id: string }>({
    placesFor: () => ['section'],
    drop: ({ id }, over) => move(id, over),
  })
  const list = useFocusThatMoves<HTMLOListElement>()
  return (
    <>
      <p className="cap mb-2 noscript:hidden" id="section-keys">
        {rows.length === 0
          ? 'There is no section yet.'
          : 'Drag a section by its handle, or press Alt and an arrow key on the handle.'}
      </p>
      <ol ref={list} className="section-rows" data-dragging={dragged ? true : undefined} aria-busy={isMoving || undefined}>
        {shown.map((row, at) => (
          <li
            key={row.id}
            id={`section-${row.id}`}
            data-section={row.id}
            data-lit={sideOf(row.id)}
            data-dragged={dragged?.id === row.id || undefined}
          >
            <DragHandle
              id={row.id}
              title={nameOf(row)}
              describedBy="section-keys"
              begin={(event) => begin(event, row)}
              moveBy={(by) => moveBy(row.id, by)}
            />
            <div>
              <div className="section-row-head">
                <TextLink to={`${address}?section=${row.id}`}>{row.label}</TextLink>
                {row.isHidden && <Badge>Hidden</Badge>}
                {!row.isHidden && row.isEmpty && <Badge>Empty, not shown</Badge>}
                {row.problems > 0 && <Badge tone="caution">Mistake in a block</Badge>}
                {!isWordsOnly && (
                  <TextLink to={`${address}?add=${row.id}`} className="section-row-add" aria-label={`Add below: ${nameOf(row)}`}>
                    Add below
                  </TextLink>
                )}
              </div>
              {row.gist && <p className="cap wrap-anywhere">{row.gist}</p>}
              <RowActs row={row} address={address} isFirst={at === 0} isLast={at === shown.length - 1} />
            </div>
          </li>
        ))}
      </ol>
      <output className="vh" aria-live="assertive">
        {announcement}
      </output>
    </>
  )
}

type RowActsProps = { row: SectionRow; address: string; isFirst: boolean; isLast: boolean }

function RowActs({ row, address, isFirst, isLast }: RowActsProps) {
  return (
    <Form method="post" action={address} preventScrollReset className="section-row-acts">
      <PersonField />
      <input type="hidden" name="section" value={row.id} />
      <RowButton intent="up" row={row} isOff={isFirst} says="Move up">
        Up
      </RowButton>
      <RowButton intent="down" row={row} isOff={isLast} says="Move down">
        Down
      </RowButton>
      {!row.isFixed && (
        <>
          <RowButton intent={row.isHidden ? 'show' : 'hide'} row={row}>
            {row.isHidden ? 'Show' : 'Hide'}
          </RowButton>
          <RowButton intent="duplicate" row={row}>
            Duplicate
          </RowButton>
          <RowButton intent="delete" row={row}>
            Delete
          </RowButton>
        </>
      )}
    </Form>
  )
}

/** A section told from others of its kind by what it says. */
const nameOf = ({ label, gist }: SectionRow) => `${label}${gist ? `, ${shortened(gist, 40)}` : ''}`

type RowButtonProps = { intent: string; row: SectionRow; isOff?: boolean; says?: string; children: string }

function RowButton({ intent, row, isOff = false, children, says = children }: RowButtonProps) {
  return (
    <Button
      kind="tertiary"
      size="small"
      name="intent"
      value={intent}
      disabled={isOff}
      id={`${row.id}-${intent}`}
      aria-label={`${says}: ${nameOf(row)}`}
    >
      {children}
    </Button>
  )
}
