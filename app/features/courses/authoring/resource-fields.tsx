import { useState } from 'react'

import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { lessonLimits, type Resource } from './lesson-content.ts'
import { resourceFields, countRows } from './resource-rows.ts'

type ResourceFieldsProps = { resources: ReadonlyArray<Resource>; report: FormReport | undefined }

/** What goes with a lesson, row by row; an emptied row goes. */
export function ResourceFields({ resources, report }: ResourceFieldsProps) {
  const [added, setAdded] = useState(0)
  const rows = Math.min(lessonLimits.resources, countRows(resources, report?.values) + added)
  return (
    <fieldset className="resource-rows">
      <legend className="legend">Resources</legend>
      {Array.from({ length: rows }, (_, row) => {
        const names = resourceFields(row)
        const saved = resources[row]
        return (
          <div key={names.title} className="resource-row">
            <Field
              label={`Resource ${row + 1}`}
              name={names.title}
              defaultValue={saved?.title}
              report={report}
              autoComplete="off"
            />
            <Field
              label={`Address ${row + 1}`}
              name={names.address}
              defaultValue={saved?.address}
              report={report}
              autoComplete="off"
              spellCheck={false}
              inputMode="url"
              placeholder="https://"
            />
          </div>
        )
      })}
      <p className="cap">A page elsewhere (https://) or on this site (/…). Clear both fields to remove one.</p>
      {rows < lessonLimits.resources && (
        <Button type="button" kind="tertiary" size="small" className="noscript:hidden" onClick={() => setAdded(added + 1)}>
          Another resource
        </Button>
      )}
    </fieldset>
  )
}
