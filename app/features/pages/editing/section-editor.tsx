import { use, useCallback, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'

import { PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import { draftKeeper, type DraftKeeper, type Keeping, type Problem } from '#features/writing/editing/draft-keeper.ts'
import { LeavingWriting } from '#features/writing/editing/leaving-writing.tsx'
import { usePictureUpload } from '#features/writing/editing/use-picture-upload.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { holdsTypedValues } from '#ui/holds-typed-values.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { AllPickOptions } from './pick-options.ts'
import { SectionFields } from './section-fields.tsx'

/** A section that somebody else changed while it was being edited. */
export interface SectionConflict {
  /** What differs, by the labels of the fields, as they saved it. */
  readonly theirs: ReadonlyArray<{ readonly label: string; readonly text: string }>
}

/** What is said to a form that saves itself. */
interface DraftAnswer {
  readonly fingerprint?: string
  readonly state?: 'refused' | 'conflict'
  readonly problems?: SectionProblems
}

type SectionProblems = React.ComponentProps<typeof SectionFields>['problems']

type SectionEditorProps = {
  pageId: string
  address: string
  section: { readonly id: string; readonly label: string; readonly about: string; readonly fields: Fields }
  values: AnyValues
  /** What its fields offer to pick from. */
  offered: AllPickOptions
  /** What is wrong with blocks in its Markdown, by the names of the fields. */
  problems: SectionProblems
  /** Of the section as it stood when the form was made. */
  fingerprint: string
  report?: FormReport | undefined
  conflict: SectionConflict | null
  /** The form holds what is not in the draft. */
  isUnsaved: boolean
  /** Tells that the draft has another content. */
  onKept: (fingerprint: string) => void
}

/** The form of one section. What is typed is saved to the draft every few seconds; Save does it at once, and without a script. */
export function SectionEditor(props: SectionEditorProps) {
  const { pageId, address, section, values, offered, report, conflict, isUnsaved, onKept } = props
  const [problems, setProblems] = useState(props.problems)
  const form = useRef<HTMLFormElement>(null)
  const { send } = usePictureUpload(`/admin/pages/${pageId}/pictures`, use(PersonContext))
  const [keeping, setKeeping] = useState<Keeping | 'refused' | 'conflict'>('nothing')
  const keeper = useRef<DraftKeeper>(null)
  const fingerprint = useRef(props.fingerprint)
  const fingerprintField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const keep = async (signal: AbortSignal): Promise<'kept' | Problem> => {
      if (!form.current) return 'failed'
      const body = draftFields(form.current, fingerprint.current)
      const answer = await fetch(`/admin/pages/${pageId}/draft`, { method: 'POST', body, signal }).catch(() => null)
      if (!answer || answer.status >= 502) return 'unanswered'
      if (answer.redirected || answer.status === 401 || answer.status === 403) return 'signed out'
      if (answer.status === 404) return 'gone'
      const said = (await answer.json().catch(() => null)) as DraftAnswer | null
      if (said?.problems) setProblems(said.problems)
      if (said?.fingerprint) {
        fingerprint.current = said.fingerprint
        if (fingerprintField.current) fingerprintField.current.value = said.fingerprint
        onKept(said.fingerprint)
      }
      if (!said?.state) return said ? 'kept' : 'failed'
      // Said once the keeper has told that nothing was saved.
      setTimeout(() => setKeeping(said.state!))
      return 'failed'
    }
    const made = draftKeeper({ keep, tell: setKeeping })
    keeper.current = made
    // What was typed before React listened, too.
    if (form.current && holdsTypedValues(form.current)) made.touch()
    const onLeaving = () => {
      if (!made.isUnkept() || !form.current) return
      const body = draftFields(form.current, fingerprint.current)
      void fetch(`/admin/pages/${pageId}/draft`, { method: 'POST', body, keepalive: true }).catch(() => null)
    }
    addEventListener('pagehide', onLeaving)
    return () => {
      removeEventListener('pagehide', onLeaving)
      made.stop()
    }
  }, [pageId, onKept])
  useEffect(() => {
    if (isUnsaved) keeper.current?.touch()
  }, [isUnsaved])
  const isUnkept = useCallback(() => keeper.current?.isUnkept() ?? false, [])
  const keepNow = useCallback(async () => (await keeper.current?.keepNow()) ?? true, [])
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={`${address}?section=${section.id}`}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="section-editor"
        onInput={() => keeper.current?.touch()}
        onSubmit={() => keeper.current?.forget()}
      >
        <PersonField />
        <input type="hidden" name="section" value={section.id} />
        <input type="hidden" name="fingerprint" defaultValue={props.fingerprint} ref={fingerprintField} />
        <header>
          <TextLink to={address} className="text-sm">
            All sections
          </TextLink>
          <h2 className="title mt-2">{section.label}</h2>
          <p className="cap">{section.about}</p>
        </header>
        {conflict && <ConflictNotice {...conflict} />}
        {/* Enter saves, and does not move the first item. */}
        <button type="submit" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <SectionFields
          fields={section.fields}
          values={values}
          offered={offered}
          report={report}
          send={send}
          problems={problems}
        />
        <footer className="section-editor-foot">
          <Button name="intent" value="save" busyLabel="Saving...">
            Save to the draft
          </Button>
          <output className="cap">{keepingWords[keeping]}</output>
        </footer>
      </Form>
      <LeavingWriting isUnkept={isUnkept} keepNow={keepNow} of="section" />
    </>
  )
}

function draftFields(form: HTMLFormElement, fingerprint: string): FormData {
  const fields = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.set(name, value)
  fields.set('fingerprint', fingerprint)
  return fields
}

const keepingWords: Readonly<Record<Keeping | 'refused' | 'conflict', string>> = {
  nothing: '',
  waiting: 'Not saved yet',
  kept: 'Saved to the draft',
  refused: 'Something needs another look: save to see what.',
  conflict: 'Somebody else changed this section. Save to see both.',
  unanswered: 'The site does not answer. What you typed is still here, and is sent again.',
  'signed out': 'You are signed out. Sign in again in another tab; what you typed is still here.',
  gone: 'This section is gone. What you typed is still here: copy what you need.',
  failed: 'This could not be saved. It is tried again.',
}

function ConflictNotice({ theirs }: SectionConflict) {
  return (
    <Alert kind="error" title="Somebody else saved this section in the meantime">
      <p className="mb-3">Nothing is lost: your text is in the form, theirs is here. Save again to replace it.</p>
      <dl className="grid gap-3">
        {theirs.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-strong">{label}, as they saved it</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || 'Empty'}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}
