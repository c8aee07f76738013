import { use, useId, type ChangeEvent } from 'react'
import { Form, useNavigate, useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext, PersonField } from '#features/identity/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SendingRow } from '#ui/sending-row.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'
import { useUploader } from '#ui/use-uploader.tsx'

import { IMPORTS, importAddress, UPLOADS } from './addresses.ts'
import { problemOfFile } from './file.ts'

const ACCEPTED = '.zip,.xml,.csv,.tsv,.txt,text/csv,application/zip'

/** Chooses a file and sends it: in parts where scripts run, so that a large one can be held up and gone on with, else as one form. */
export function BringFile({ report }: { report: FormReport | undefined }) {
  const runs = useRunsScripts()
  return (
    <Card title="Import a file">
      <p className="max-w-measure text-sm text-soft">
        Apple Health (export.zip), Oura, WHOOP, Garmin and Withings exports are known; of any other CSV file you name the columns.
        You see which day would get what before anything is saved. What you typed yourself always stands over a file, and a file
        can be undone as a whole.
      </p>
      {runs ? (
        <InParts />
      ) : (
        <Form method="post" action={IMPORTS} encType="multipart/form-data" className="mt-4 grid max-w-measure gap-4">
          <PersonField />
          <Field
            label="File"
            name="file"
            type="file"
            accept={ACCEPTED}
            report={report}
            hint="At most 9 MB like this. Larger ones need a script: they go in small parts."
          />
          <div>
            <Button name="do" value="bring" kind="secondary">
              Import
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}

function InParts() {
  const id = useId()
  const person = use(PersonContext)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { sending, problem, send, pause, goOn } = useUploader({
    address: UPLOADS,
    person: person ? { [PERSON_FIELD]: person } : {},
    problemOf: problemOfFile,
    onEnd: (id) => void (id === null ? revalidate() : navigate(importAddress(id))),
  })
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) send(file)
    target.value = ''
  }
  return (
    <div className="mt-4">
      {sending && <SendingRow sending={sending} pause={pause} goOn={goOn} />}
      <div className="field">
        <label htmlFor={id}>File</label>
        <input
          id={id}
          type="file"
          className="file-field"
          accept={ACCEPTED}
          disabled={sending !== null}
          aria-describedby={`${id}-note`}
          onChange={choose}
        />
        <FieldNote
          note={{
            id: `${id}-note`,
            isError: problem !== null,
            text: problem ?? 'ZIP, XML or CSV, up to 4 GB. It is deleted soon after it is read.',
          }}
        />
      </div>
    </div>
  )
}
