import { useRef } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

interface CaptionsView {
  readonly language: string
  readonly label: string
  readonly vtt: string
  readonly cues: number
}

type CaptionsCardProps = {
  captions: ReadonlyArray<CaptionsView>
  address: string
  /** Of the captions that were refused last. */
  report: FormReport | undefined
}

/** Captions in each language; what is said in them is the transcript. */
export function CaptionsCard({ captions, address, report }: CaptionsCardProps) {
  const refused = report?.values['was']
  const reportFor = (language: string) => (report && refused === language ? report : undefined)
  return (
    <Card title="Captions and transcript">
      {captions.length > 0 && (
        <ul className="recordings">
          {captions.map((one) => (
            <li key={one.language} className="recording">
              <details className="min-w-0" open={reportFor(one.language) !== undefined}>
                <summary className="caption-summary">
                  <b className="font-strong">{one.label}</b>
                  <span className="cap num">
                    {one.language} · {one.cues.toLocaleString('en')} {one.cues === 1 ? 'caption' : 'captions'}
                  </span>
                </summary>
                <CaptionsForm captions={one} address={address} report={reportFor(one.language)} />
              </details>
              <DeleteCaptions captions={one} address={address} />
            </li>
          ))}
        </ul>
      )}
      <details className="caption-new" open={captions.length === 0 || reportFor('') !== undefined}>
        <summary className="link">Add captions</summary>
        <CaptionsForm address={address} report={reportFor('')} />
      </details>
    </Card>
  )
}

type CaptionsFormProps = { captions?: CaptionsView; address: string; report: FormReport | undefined }

function CaptionsForm({ captions, address, report }: CaptionsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const was = captions?.language ?? ''
  useResetAfterSaving(form, report, (sent) => sent.get('intent') === 'captions' && sent.get('was') === was)
  return (
    <Form
      ref={form}
      method="post"
      action={address}
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="grid gap-4 pt-3"
    >
      <PersonField />
      <input type="hidden" name="was" value={was} />
      {captions ? (
        <input type="hidden" name="language" value={captions.language} />
      ) : (
        <Field
          label="Language"
          name="language"
          defaultValue="en"
          autoComplete="off"
          spellCheck={false}
          hint="As a tag: en, de, pt-BR."
          report={report}
        />
      )}
      <Field
        label="Label"
        name="label"
        optional
        defaultValue={captions?.label}
        autoComplete="off"
        hint="As the player lists it; else the name of the language."
        report={report}
      />
      <Field
        label="File"
        name="file"
        type="file"
        optional
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        hint="WebVTT or SRT. It replaces the text below."
        className="file-box"
        report={report}
      />
      {/* A file that was refused stands here, whatever was typed before. */}
      <Field
        key={report?.values['fromFile'] ?? ''}
        label="Captions"
        name="vtt"
        rows={8}
        defaultValue={captions?.vtt}
        spellCheck={false}
        className="caption-text"
        placeholder={'WEBVTT\n\n00:00.000 --> 00:04.000\nGood morning.'}
        report={report}
      />
      <div>
        <Button kind="secondary" size="small" name="intent" value="captions" busyLabel="Checking...">
          Save captions
        </Button>
      </div>
    </Form>
  )
}

function DeleteCaptions({ captions: { language, label }, address }: { captions: CaptionsView; address: string }) {
  return (
    <AskFirst
      opener={{
        kind: 'tertiary',
        className: 'outline-delete',
        'aria-label': `Delete the captions ${label}`,
        children: <Icon name="trash" size={18} />,
      }}
      title={`Delete the captions “${label}”?`}
      action={address}
      preventScrollReset
      fields={
        <>
          <PersonField />
          <input type="hidden" name="language" value={language} />
        </>
      }
      answer={{ name: 'intent', value: 'delete-captions', busyLabel: 'Deleting...' }}
    >
      <p>The transcript in this language is deleted too, and the search no longer finds it.</p>
    </AskFirst>
  )
}
