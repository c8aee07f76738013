import { use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Form, useNavigate, useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SendingRow } from '#ui/sending-row.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'
import { useUploader } from '#ui/use-uploader.tsx'

import { problemOfFile, formatSize } from './file.ts'
import { IMPORTS, importAddress, UPLOADS } from './import-addresses.ts'
import type { ImportRoom } from './room.ts'

/** In bytes; the address takes somewhat more (routes.ts). */
const MAX_IN_A_FORM = 9 * 1024 ** 2
const ACCEPTED = '.zip,.xml,.csv,.tsv,.txt,text/csv,application/zip'

interface ImportFileCardProps {
  readonly room: ImportRoom
  readonly report: FormReport | undefined
}

/** Chooses a file and sends it: in parts where scripts run, so that a large one can be held up and gone on with, else as one form. */
export function ImportFileCard({ room, report }: ImportFileCardProps) {
  const runs = useRunsScripts()
  return (
    <Card title="Import a file">
      <p className="max-w-measure text-sm text-soft">
        Apple Health (export.zip), Oura, WHOOP, Garmin and Withings exports are known; for any other CSV file you name the
        columns. You see which day would get what before anything is saved. What you typed yourself always wins over a file, and a
        file can be undone as a whole.
      </p>
      {!room.isConfirmed ? (
        <ConfirmFirst />
      ) : room.problem !== null ? (
        <div className="mt-4 max-w-measure">
          <Alert>{room.problem}</Alert>
        </div>
      ) : (
        <>
          <InParts mostBytes={room.mostBytes} />
          {!runs && <InOneForm mostBytes={room.mostBytes} report={report} />}
          <p className="mt-4">
            <HealthDataLink />
          </p>
        </>
      )}
    </Card>
  )
}

/** Files are taken of members alone whose address is known to be theirs: how it is confirmed. */
function ConfirmFirst() {
  return (
    <Form method="post" action={IMPORTS} encType="multipart/form-data" className="mt-4 grid max-w-measure gap-4">
      <PersonField />
      <Alert>
        Please confirm your email address first: open the link in the mail that we sent you. Then you can import files.
      </Alert>
      <div>
        <Button kind="secondary" name="intent" value="confirm" busyLabel="Sending...">
          Send the link again
        </Button>
      </div>
    </Form>
  )
}

function InOneForm({ mostBytes, report }: { mostBytes: number; report: FormReport | undefined }) {
  return (
    <Form method="post" action={IMPORTS} encType="multipart/form-data" className="mt-4 hidden max-w-measure gap-4 noscript:grid">
      <PersonField />
      <Field
        label="File"
        name="file"
        type="file"
        accept={ACCEPTED}
        report={report}
        hint={`Up to ${formatSize(Math.min(MAX_IN_A_FORM, mostBytes))} this way. Larger files need JavaScript: they are sent in small parts.`}
      />
      <div>
        <Button name="intent" value="upload" kind="secondary">
          Import
        </Button>
      </div>
    </Form>
  )
}

function InParts({ mostBytes }: { mostBytes: number }) {
  const id = useId()
  const person = use(PersonContext)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { sending, problem, send, pause, goOn } = useUploader({
    address: UPLOADS,
    person: person ? { [PERSON_FIELD]: person } : {},
    problemOf: (file) => problemOfFile(file, mostBytes),
    onEnd: (id) => void (id === null ? revalidate() : navigate(importAddress(id))),
  })
  const input = useRef<HTMLInputElement>(null)
  function sendChosen(field: HTMLInputElement) {
    const [file] = field.files ?? []
    if (file) send(file)
    field.value = ''
  }
  // A file may have been chosen before the scripts came.
  const sendEarly = useEffectEvent(() => sendChosen(input.current!))
  useEffect(() => sendEarly(), [])
  return (
    <div className="mt-4 noscript:hidden">
      {sending && <SendingRow sending={sending} pause={pause} goOn={goOn} />}
      <div className="field">
        <label htmlFor={id}>File</label>
        <input
          id={id}
          ref={input}
          type="file"
          className="file-field"
          accept={ACCEPTED}
          disabled={sending !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => sendChosen(target)}
        />
        <FieldNote
          note={{
            id: `${id}-note`,
            isError: problem !== null,
            text: problem ?? `ZIP, XML or CSV, up to ${formatSize(mostBytes)}. It is deleted soon after it is read.`,
          }}
        />
      </div>
    </div>
  )
}
