import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'

import { FILE_TOO_LARGE, MOST_FILE_BYTES } from '#features/health/labs/reading/brought-file.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

/** A text or a file to read; what is in it is looked over before anything is saved. A file that is too large is told of before it is sent. */
export function BringForm({ address, report }: { address: string; report: FormReport | undefined }) {
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setTooLarge((target.files?.[0]?.size ?? 0) > MOST_FILE_BYTES)
  const send = (event: SubmitEvent) => {
    if (isTooLarge) event.preventDefault()
  }
  return (
    <Card title="Paste a report, or choose a file">
      <p className="mb-4 max-w-measure text-sm text-soft">
        The text of a report, a table as CSV, or a FHIR file. You look over every line before it is saved.
      </p>
      <Form
        method="post"
        action={address}
        encType="multipart/form-data"
        noValidate
        onSubmit={send}
        className="grid max-w-measure gap-4"
      >
        <PersonField />
        <Field label="Text of the report" name="text" rows={5} report={report} />
        <Field
          label="File"
          optional
          name="file"
          type="file"
          accept=".txt,.csv,.tsv,.json,text/plain,text/csv,application/json"
          hint="At most 5 MB."
          onChange={choose}
          report={isTooLarge ? { values: {}, errors: { file: FILE_TOO_LARGE } } : report}
        />
        <div>
          <Button kind="secondary" name="do" value="read" busyLabel="Reading...">
            Read it
          </Button>
        </div>
      </Form>
    </Card>
  )
}
