import { useState, type FormEvent } from 'react'

import { flagWords, isOutside } from '#features/health/core/flags.ts'
import type { FormReport } from '#platform/form.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

import { LineFields } from './line-fields.tsx'
import { rowId, summaryOf, textsOfLine } from './line-summary.ts'
import { lineName } from './report-fields.ts'

interface LineRowProps {
  /** Which line it is for a person, from 1. */
  at: number
  report: number
  line: number
  form: FormReport
  needsCheck: boolean
  isOpen: boolean
}

/** A line of a report that is looked over: a row of what was read, which opens to its fields. With a script the row follows them. */
export function LineRow({ at, report, line, form, needsCheck, isOpen }: LineRowProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox')
      setTyped((before) => ({ ...before, [target.name]: target.checked ? target.value : '' }))
    else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      setTyped((before) => ({ ...before, [target.name]: target.value }))
  }
  const { name, test, result, range, flag, isLeftOut } = summaryOf(textsOfLine(form.values, report, line, typed))
  const note = form.values[lineName(report, line, 'note')]
  return (
    <li className="lab-row" id={rowId(report, line)} onInput={follow}>
      <details open={isOpen}>
        <summary data-out={isLeftOut || undefined}>
          <span className="lab-row-name">
            {name}
            {test === null ? (
              <span className="cap">not in our list</span>
            ) : (
              test.toLowerCase() !== name.toLowerCase() && <span className="cap">{test}</span>
            )}
          </span>
          <span className="lab-row-result num">{result}</span>
          <span className="lab-row-range num">
            {range ? (
              <>
                <span className="lab-row-label">Range </span>
                {range}
              </>
            ) : (
              <span className="lab-row-label">No range</span>
            )}
          </span>
          <span className="lab-row-mark">
            {isLeftOut ? (
              <Badge>Left out</Badge>
            ) : needsCheck ? (
              <Badge tone="alert">Needs a look</Badge>
            ) : (
              flag && (isOutside(flag) ? <Badge tone="caution">{flagWords[flag]}</Badge> : flagWords[flag])
            )}
          </span>
          {note && <span className="lab-row-note">{note}</span>}
          <Icon name="down" size={18} />
        </summary>
        <LineFields at={at} report={report} line={line} mode="looked over" form={form} />
      </details>
    </li>
  )
}
