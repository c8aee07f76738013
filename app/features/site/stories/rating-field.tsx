import { useEffect, useId, useRef } from 'react'

import type { FormReport } from '#platform/form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field-note.tsx'

import { ratingWords } from './story-limits.ts'
import { ratings } from './story-view.ts'

/** One to five, each with its word. What was refused is said once, under all of them. */
export function RatingField({ report }: { report?: FormReport | undefined }) {
  const noteId = useId()
  const error = report?.errors['rating']
  const isFirstError = error !== undefined && Object.keys(report?.errors ?? {})[0] === 'rating'
  const choices = useRef<HTMLDivElement>(null)
  const seen = useRef(report)
  useEffect(() => {
    if (isFirstError && report !== seen.current) choices.current?.querySelector('input')?.focus()
    seen.current = report
  }, [report, isFirstError])
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error && noteId}>
      <legend className="legend">Rating</legend>
      <div ref={choices} className="grid gap-x-6 sm:flex sm:flex-wrap">
        {ratings.map((rating, i) => (
          <Checkbox
            key={rating}
            type="radio"
            name="rating"
            value={rating}
            report={report && { values: { ...report.values }, errors: {} }}
            label={
              <>
                <span className="num">{rating}</span> {ratingWords[i]}
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
