import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A section in the list of them. */
export interface SectionRow {
  readonly id: string
  readonly label: string
  /** The beginning of what it says. */
  readonly gist: string
  readonly isHidden: boolean
  readonly isFixed: boolean
}

type SectionRowsProps = {
  rows: readonly SectionRow[]
  address: string
  /** None can be added. */
  isWordsOnly?: boolean
}

/** The sections of a page in their order, with what can be done to each. */
export function SectionRows({ rows, address, isWordsOnly = false }: SectionRowsProps) {
  return (
    <ol className="section-rows">
      {rows.map((row, at) => (
        <li key={row.id} id={`section-${row.id}`} data-section={row.id}>
          <div className="section-row-head">
            <TextLink to={`${address}?section=${row.id}`}>{row.label}</TextLink>
            {row.isHidden && <Badge>Hidden</Badge>}
          </div>
          {row.gist && <p className="cap wrap-anywhere">{row.gist}</p>}
          <Form method="post" action={address} preventScrollReset className="section-row-acts">
            <PersonField />
            <input type="hidden" name="section" value={row.id} />
            <RowButton intent="up" row={row} isOff={at === 0} says="Move up">
              Up
            </RowButton>
            <RowButton intent="down" row={row} isOff={at === rows.length - 1} says="Move down">
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
            {!isWordsOnly && (
              <TextLink to={`${address}?add=${row.id}`} className="text-sm" aria-label={`Add below: ${row.label}`}>
                Add below
              </TextLink>
            )}
          </Form>
        </li>
      ))}
    </ol>
  )
}

type RowButtonProps = { intent: string; row: SectionRow; isOff?: boolean; says?: string; children: string }

function RowButton({ intent, row, isOff = false, children, says = children }: RowButtonProps) {
  return (
    <Button
      kind="tertiary"
      size="small"
      name="intent"
      value={intent}
      disabled={isOff}
      aria-label={`${says}: ${row.label}${row.gist ? `, ${row.gist.slice(0, 40)}` : ''}`}
    >
      {children}
    </Button>
  )
}
