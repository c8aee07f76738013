import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'

import { MAX_PDF_BYTES, MAX_PDF_PAGES, PDF_TOO_LARGE } from '#features/health/labs/pdf/pdf-limits.ts'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '#features/health/labs/reading/submitted-report.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

/** A text or a file to read; what is in it is looked over before anything is saved. A file that is too large is told of before it is sent. */
export function SubmitForm({ address, report }: { address: string; report: FormReport | undefined }) {
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setTooLarge(whyTooLarge(target.files?.[0]))
  const send = (event: SubmitEvent) => {
    if (tooLarge !== null) event.preventDefault()
  }
  return (
    <Card title="Paste a report, or choose a file">
      <p className="mb-4 max-w-measure text-sm text-soft">
        The text of a report, its PDF, a table as CSV, or a FHIR file. You review every line before it is saved.
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
          accept=".pdf,.txt,.csv,.tsv,.json,application/pdf,text/plain,text/csv,application/json"
          hint={`A PDF of at most 10 MB and ${MAX_PDF_PAGES} pages, anything else of at most 5 MB.`}
          onChange={choose}
          report={tooLarge === null ? report : { values: {}, errors: { file: tooLarge } }}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button kind="secondary" name="intent" value="read" busyLabel="Reading...">
            Read it
          </Button>
          <HealthDataLink />
        </div>
      </Form>
    </Card>
  )
}

/** Why a file need not be sent; null where it may be read. */
function whyTooLarge(file: File | undefined): string | null {
  if (file === undefined) return null
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  if (isPdf) return file.size > MAX_PDF_BYTES ? PDF_TOO_LARGE : null
  return file.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null
}
