import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'

import { LineFields } from './line-fields.tsx'
import { LineRow } from './line-row.tsx'
import { rowId, type LineToCheck } from './line-summary.ts'

interface ReportLinesProps {
  report: number
  lines: ReadonlyArray<number>
  form: FormReport
  /** Those of all reports. */
  toCheck: ReadonlyArray<LineToCheck>
}

/** Where more lines than this have a note, they are marked and stay shut: open, they would hide each other. */
const MAX_OPEN = 5

/** The lines of a report that was read: a short table, whose rows open to their fields. */
export function ReadLines({ report, lines, form, toCheck }: ReportLinesProps) {
  const byId = new Map(toCheck.map((line) => [line.id, line]))
  return (
    <div className="mt-6">
      <div className="lab-row-head" aria-hidden="true">
        <span>As printed</span>
        <span>Result</span>
        <span>Range</span>
        <span>Mark</span>
      </div>
      <ol>
        {lines.map((line, place) => {
          const look = byId.get(rowId(report, line))
          const isOpen = look !== undefined && (look.isRefused || toCheck.length <= MAX_OPEN)
          const needsCheck = look !== undefined
          return (
            <LineRow key={line} at={place + 1} report={report} line={line} form={form} needsCheck={needsCheck} isOpen={isOpen} />
          )
        })}
      </ol>
    </div>
  )
}

/** Lines to be typed in: their fields, one below the other, and a way to more of them. */
export function TypedLines({ report, lines, form }: Omit<ReportLinesProps, 'toCheck'>) {
  return (
    <>
      <ol className="mt-6 grid border-t border-line">
        {lines.map((line, place) => (
          <li key={line} className="border-b border-line">
            <LineFields at={place + 1} report={report} line={line} mode="typed" form={form} />
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Button kind="secondary" size="small" name="intent" value="more" busyLabel="Adding...">
          More lines
        </Button>
      </p>
    </>
  )
}
