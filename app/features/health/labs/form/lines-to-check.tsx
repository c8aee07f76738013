import type { MouseEvent } from 'react'

import { Alert } from '#ui/alert.tsx'

import type { LineToCheck } from './line-summary.ts'

/** More links than this would be a list of their own. */
const MAX_LINKS = 8

/** How many lines somebody should look at, with the way to each. */
export function LinesToCheck({ lines, count }: { lines: ReadonlyArray<LineToCheck>; count: number }) {
  if (lines.length === 0) return null
  const more = lines.length - MAX_LINKS
  return (
    <Alert
      title={`${lines.length} of ${count} ${count === 1 ? 'line' : 'lines'} ${lines.length === 1 ? 'needs' : 'need'} a look`}
    >
      <ul className="flex flex-wrap gap-x-5">
        {lines.slice(0, MAX_LINKS).map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <a href={`#${id}`} onClick={goToRow} className="link inline-flex min-h-11 items-center wrap-anywhere">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more: each is marked “Needs a look”.</p>}
    </Alert>
  )
}

/** Opens the row and goes there. An address of its own would be a page of its own to the router, and what was read is in this one alone. */
function goToRow(event: MouseEvent<HTMLAnchorElement>) {
  const row = document.querySelector(event.currentTarget.hash)?.querySelector('details')
  if (!row) return
  event.preventDefault()
  row.open = true
  row.scrollIntoView({ block: 'center' })
  row.querySelector('summary')?.focus({ preventScroll: true })
}
