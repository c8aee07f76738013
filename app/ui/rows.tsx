import type { KeyboardEvent, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Tick } from './tick.tsx'

/** How a list is sorted by a column now, and the address at which it is, or is the other way round. */
export interface RowSort {
  readonly to: string
  readonly now: 'ascending' | 'descending' | null
}

export interface RowColumn<Row> {
  readonly label: string
  readonly renderCell: (row: Row) => ReactNode
  readonly width: 'narrow' | 'middle'
  readonly sort?: RowSort
}

type RowsProps<Row> = {
  caption: string
  rows: ReadonlyArray<Row>
  keyOf: (row: Row) => string
  /** What a row is about: its label over the list, and in a row the one link that opens it. */
  lead: { readonly label: string; readonly renderCell: (row: Row) => ReactNode; readonly sort?: RowSort }
  columns: ReadonlyArray<RowColumn<Row>>
  /** The box that ticks a row; it belongs to the form around the list, or to the one that it names. */
  tick?: (row: Row) => { readonly name: string; readonly label: string; readonly form?: string }
  /** What is done to one row: shown under the pointer and the focus, always on a phone. */
  renderActions?: (row: Row) => ReactNode
  lookOf?: (row: Row) => string | undefined
}

/**
 * A list to work in, with a line of 44 px for each thing. The arrow keys walk the rows, x ticks one, Enter opens it; on a phone what stands in
 * columns stands under the name.
 */
export function Rows<Row>({ caption, rows, keyOf, lead, columns, tick, renderActions, lookOf }: RowsProps<Row>) {
  return (
    <table className="rows">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {tick && <Heading label="Ticked" className="rows-tick" isHidden />}
          <Heading label={lead.label} sort={lead.sort} className="rows-lead" />
          {columns.map(({ label, width, sort }) => (
            <Heading key={label} label={label} sort={sort} className={`rows-${width}`} />
          ))}
          {renderActions && <Heading label="Actions" className="rows-acts" isHidden />}
        </tr>
      </thead>
      {/* The keys come from the links and boxes in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tbody onKeyDown={walk}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={lookOf?.(row)}>
            {tick && (
              <td className="rows-tick">
                <Tick {...tick(row)} />
              </td>
            )}
            <th scope="row" className="rows-lead">
              {lead.renderCell(row)}
            </th>
            {columns.map(({ label, renderCell }) => (
              <td key={label} data-label={label}>
                {renderCell(row)}
              </td>
            ))}
            {renderActions && <td className="rows-acts">{renderActions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps = {
  label: string
  className: string
  sort?: RowSort | undefined
  /** Read out alone. */
  isHidden?: boolean
}

function Heading({ label, sort, className, isHidden }: HeadingProps) {
  return (
    <th scope="col" className={className} aria-sort={sort?.now ?? undefined}>
      {isHidden ? <span className="vh">{label}</span> : <HeadingText label={label} sort={sort} />}
    </th>
  )
}

function HeadingText({ label, sort }: Pick<HeadingProps, 'label' | 'sort'>) {
  if (!sort) return label
  return (
    <Link to={sort.to} preventScrollReset>
      {label}
      {sort.now && <Icon name={sort.now === 'ascending' ? 'up' : 'down'} size={14} />}
    </Link>
  )
}

/** From anything in a row but a field to type in. */
function walk(event: KeyboardEvent<HTMLTableSectionElement>) {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
  const row = target.closest('tr')
  if (!row || target.closest('dialog, select, textarea, input:not([type=checkbox])')) return
  const rows = [...currentTarget.rows]
  const at = rows.indexOf(row)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key]
  if (next !== undefined) {
    event.preventDefault()
    rows[next]?.querySelector<HTMLElement>('.rows-lead :is(a, button)')?.focus()
  }
  if (key === 'x') row.querySelector<HTMLInputElement>('.rows-tick input')?.click()
}
