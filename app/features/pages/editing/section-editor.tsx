import { use, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form } from 'react-router'

import { PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import type { AnyValues, Fields } from '#features/pages/core/fields.ts'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import { LeavingWriting } from '#features/writing/editing/leaving-writing.tsx'
import { usePictureUpload } from '#features/writing/editing/use-picture-upload.tsx'
import { FileForm, type SentFile } from '#features/writing/files/file-form.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { TextLink } from '#ui/text-link.tsx'

import { focusItem, type ActedOnItem } from './acted-on-item.ts'
import type { AllPickOptions } from './pick-options.ts'
import { SectionFields } from './section-fields.tsx'
import { useSectionKeeper, type SectionKeeping, type SectionProblems } from './use-section-keeper.tsx'

/** A section that somebody else changed while it was being edited. */
export interface SectionConflict {
  /** What differs, by the labels of the fields, as they saved it. */
  readonly theirs: ReadonlyArray<{ readonly label: string; readonly text: string }>
}

/** What the server answered to the form of a section that it did not take, or that goes on being filled in. */
export interface SectionAnswer {
  readonly values: AnyValues
  readonly problems: SectionProblems
  readonly fingerprint: string | undefined
  readonly report: FormReport | undefined
  readonly conflict: SectionConflict | null
  readonly sentFile: SentFile | null
  readonly actedOn: ActedOnItem | null
}

type SectionEditorProps = {
  pageId: string
  address: string
  section: {
    readonly id: string
    readonly label: string
    readonly about: string
    readonly fields: Fields
    readonly values: AnyValues
    /** What its fields offer to pick from. */
    readonly offered: AllPickOptions
    /** What is wrong with blocks in its Markdown, by the names of the fields. */
    readonly problems: SectionProblems
    /** Of the section as it stands. */
    readonly fingerprint: string
    /** Sentences in it that sound like a claim and are none yet. */
    readonly claims: readonly string[]
  }
  answer: SectionAnswer | null
  /** It was saved a moment ago. */
  isSaved: boolean
  /** Tells that the draft has another content. */
  onKept: (fingerprint: string) => void
}

/** The form of one section. What is typed is saved to the draft every few seconds; Save does it at once, and without a script. */
export function SectionEditor(props: SectionEditorProps) {
  const { pageId, address, section, answer, isSaved, onKept } = props
  const { values, report } = answer ?? { values: section.values, report: undefined }
  const { conflict = null, actedOn = null } = answer ?? {}
  const form = useRef<HTMLFormElement>(null)
  const status = useId()
  const person = use(PersonContext)
  const [isSendingFile, setSendingFile] = useState(false)
  const files = { text: `pages/${pageId}`, person, onSending: setSendingFile }
  const { send, isSending } = usePictureUpload(`/admin/pages/${pageId}/pictures`, person)
  const { keeping, problems, fingerprint, ...keeper } = useSectionKeeper(form, {
    address: `/admin/pages/${pageId}/draft`,
    fingerprint: answer?.fingerprint ?? section.fingerprint,
    problems: answer?.problems ?? section.problems,
    isUnsaved: answer !== null,
    isHeld: conflict !== null,
    isSaved,
    onKept,
  })
  const isOnItsWay = isSending || isSendingFile
  const { isUnkept: isTextUnkept, keepNow: keepTextNow, touch, forget } = keeper
  const isUnkept = useCallback(() => isOnItsWay || isTextUnkept(), [isOnItsWay, isTextUnkept])
  const keepNow = useCallback(async () => !isOnItsWay && (await keepTextNow()), [isOnItsWay, keepTextNow])
  const saveButton = useRef<HTMLButtonElement>(null)
  const startWhereOneWas = useEffectEvent(() => {
    if (actedOn) focusItem(actedOn)
    else if (isSaved) saveButton.current?.focus({ preventScroll: true })
  })
  useEffect(() => startWhereOneWas(), [])
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
        onInput={touch}
        onSubmit={forget}
      >
        <PersonField />
        <input type="hidden" name="section" value={section.id} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
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
          offered={section.offered}
          report={report}
          send={send}
          problems={problems}
          files={files}
        />
        {Object.values(section.fields).some(({ type }) => type === 'markdown') && <FileForm sent={answer?.sentFile ?? null} />}
        <OfferedClaims sentences={section.claims} />
        <footer className="section-editor-foot">
          <Button
            ref={saveButton}
            name="intent"
            value="save"
            busyLabel="Saving..."
            disabled={isOnItsWay}
            aria-describedby={status}
          >
            Save to the draft
          </Button>
          <output className="cap" id={status}>
            {isOnItsWay ? 'Sending a file...' : keepingWords[keeping]}
          </output>
        </footer>
      </Form>
      <LeavingWriting isUnkept={isUnkept} keepNow={keepNow} of="section" />
    </>
  )
}

const keepingWords: Readonly<Record<SectionKeeping, string>> = {
  nothing: '',
  waiting: 'Not saved yet',
  kept: 'Saved to the draft',
  refused: 'Something needs another look: save to see what.',
  conflict: 'Not saved: somebody else changed this section. Save to see both and to choose.',
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
