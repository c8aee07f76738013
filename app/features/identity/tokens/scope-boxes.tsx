import { useEffect, useId, useRef } from 'react'

import type { FormReport } from '#platform/form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field-note.tsx'

import { scopes, scopeWords } from './scopes.ts'

/** What the program may do, a box each. What was refused is said once, under all of them. */
export function ScopeBoxes({ report }: { report?: FormReport | undefined }) {
  const noteId = useId()
  const error = report?.errors['scopes']
  const isFirstError = error !== undefined && Object.keys(report?.errors ?? {})[0] === 'scopes'
  const boxes = useRef<HTMLDivElement>(null)
  const seen = useRef(report)
  useEffect(() => {
    if (isFirstError && report !== seen.current) boxes.current?.querySelector('input')?.focus()
    seen.current = report
  }, [report, isFirstError])
  return (
    <fieldset aria-describedby={error && noteId}>
      <legend className="legend">The program may</legend>
      <div ref={boxes}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            name={scope}
            value="yes"
            report={report && { values: { ...report.values }, errors: {} }}
            label={
              <>
                {scopeWords[scope]} <span className="cap num ml-1">{scope}</span>
              </>
            }
          />
        ))}
      </div>
      {error && (
        <div className="field">
          <FieldNote note={{ id: noteId, text: error, isError: true }} />
        </div>
      )}
    </fieldset>
  )
}
