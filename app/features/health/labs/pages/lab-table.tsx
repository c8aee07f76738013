import type { ReactNode } from 'react'

import { flagWords, isOutside, type Flag } from '#features/health/core/flags.ts'
import { Badge } from '#ui/badge.tsx'

/** The heading over where results lie. */
export const AGAINST_RANGE = 'Against the range'

interface LabTableProps {
  caption: string
  /** Each column’s heading; those of numbers stand to the right. */
  columns: ReadonlyArray<string | { readonly number: string }>
  children: ReactNode
}

/** A table of results. On a narrow screen its rows are pairs, and each cell says its heading. */
export function LabTable({ caption, columns, children }: LabTableProps) {
  return (
    <table className="table table-pairs lab-table">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            const heading = typeof column === 'string' ? column : column.number
            return (
              <th key={heading} scope="col" className={typeof column === 'string' ? undefined : 'n'}>
                {heading}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A result as the laboratory printed it, or another number. */
export function NumberCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="n num wrap-anywhere" data-label={label}>
      {children}
    </td>
  )
}

export function RangeCell({ range }: { range: string }) {
  return (
    <td className="num" data-label="Range">
      {range || '–'}
    </td>
  )
}

/** Where a result lies, in words. */
export function PlaceCell({ flag }: { flag: Flag | null }) {
  return (
    <td data-label={AGAINST_RANGE}>
      {flag === null ? '–' : isOutside(flag) ? <Badge tone="caution">{flagWords[flag]}</Badge> : flagWords[flag]}
    </td>
  )
}
