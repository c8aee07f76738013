import { use, useRef } from 'react'
import { Form } from 'react-router'

import { clockTime } from '#features/courses/core/clock-time.ts'
import { PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import { slugOf } from '#features/site/slug.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import { LeavingWriting } from '#features/writing/editing/leaving-writing.tsx'
import { TextPreview } from '#features/writing/editing/text-preview.tsx'
import type { SavedVersion } from '#features/writing/editing/use-draft.tsx'
import { useWrittenForm } from '#features/writing/editing/use-written-form.tsx'
import { FileForm, type SentFile } from '#features/writing/files/file-form.tsx'
import { MarkdownField } from '#features/writing/markdown-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'

import { lessonAddress } from './addresses.ts'
import type { LessonContent } from './lesson-content.ts'
import { LessonFoot } from './lesson-foot.tsx'
import { ResourceFields } from './resource-fields.tsx'
import { useHeldVersion } from './use-held-version.tsx'

type LessonEditorProps = {
  lessonId: string
  content: LessonContent
  /** What was typed before and not saved, in the place of what is saved. */
  typed: Readonly<Record<string, string>> | null
  /** What is kept of the form while somebody writes. */
  draftId: string
  version: number
  status: 'draft' | 'published'
  /** The page’s address, where the form is sent. */
  address: string
  /** What was wrong with the form that was sent last. */
  report: FormReport | undefined
  /** Of the saved text, or of the one that was looked at without a script. */
  html: string
  /** What is wrong with the blocks of it. */
  problems: readonly BlockProblem[]
  /** What stands in the place of what was saved over: both texts. */
  conflictVersion: number | null
  /** What became of a file that was sent with the form. */
  sentFile: SentFile | null
}

/** The words of a lesson, its text beside what becomes of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { lessonId, content, typed, draftId, version, status, address, html, conflictVersion } = props
  const form = useRef<HTMLFormElement>(null)
  const held = useHeldVersion(version)
  const meanwhile = `${lessonAddress(lessonId)}/draft`
  const addresses = { draftAddress: meanwhile, pictureAddress: meanwhile }
  const own = { form, ...addresses, text: `lessons/${lessonId}`, person: use(PersonContext), report: props.report }
  const { unanswered, draft, onChange, isUnkept, keepNow, forget, send, files, isSending } = useWrittenForm<SavedVersion>(own)
  const report = props.report ?? (typed ? { values: typed, errors: {} } : undefined)
  const { preview } = draft
  const over = conflictVersion ?? held
  const isChanged = preview !== null && preview.version > over
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={address}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="lesson-form"
        onInput={onChange}
        onSubmit={forget}
      >
        <PersonField />
        <input type="hidden" name="version" value={over} />
        <input type="hidden" name="draft" value={draftId} />
        {isChanged && (
          <Alert title="Somebody else has saved this lesson since you opened it">
            Keep writing: when you save, both texts are shown and you choose.
          </Alert>
        )}
        <div className="lesson-fields">
          <Field
            label="Title"
            name="title"
            defaultValue={content.title}
            report={report}
            autoComplete="off"
            onInput={status === 'draft' ? letAddressFollow : undefined}
          />
          <Field
            label="Slug"
            name="slug"
            defaultValue={content.slug}
            report={report}
            autoComplete="off"
            spellCheck={false}
            hint="The last part of its address."
          />
          <Field
            label="Summary"
            name="summary"
            rows={3}
            defaultValue={content.summary}
            report={report}
            hint="What it is about, in a sentence or two. Everybody may read it."
          />
          <Field
            label="Practice"
            name="practice"
            rows={3}
            defaultValue={content.practice}
            report={report}
            hint="The one small thing to try."
          />
        </div>
        <div className="editor-split">
          <MarkdownField
            defaultValue={content.body}
            report={report}
            send={send}
            files={files}
            problems={preview?.problems ?? props.problems}
          />
          <TextPreview html={preview?.html ?? html} />
        </div>
        <div className="lesson-fields">
          <div className="grid content-start gap-4">
            <Field
              label="Duration"
              name="duration"
              optional
              defaultValue={content.durationSeconds > 0 ? clockTime(content.durationSeconds) : ''}
              report={report}
              autoComplete="off"
              hint="Minutes and seconds, like 4:30: to watch or to read."
            />
            <div>
              <Checkbox
                label="Open to everybody"
                name="isPreview"
                defaultChecked={content.isPreview}
                report={report}
                hint="Without an account, and in search engines; articles may be composed of it."
              />
              <Checkbox label="Opens in the trial" name="opensInTrial" defaultChecked={content.opensInTrial} report={report} />
            </div>
          </div>
          <ResourceFields resources={content.resources} report={report} />
        </div>
        <LessonFoot status={status} draft={draft} isSending={isSending} refusal={unanswered} />
        <FileForm sent={props.sentFile} />
      </Form>
      <LeavingWriting isUnkept={isUnkept} keepNow={keepNow} of="draft" />
    </>
  )
}

/** Until somebody gives it one of its own, the address is made of the title. */
function letAddressFollow({ currentTarget: title }: { currentTarget: HTMLInputElement }) {
  const slug = title.form?.elements.namedItem('slug')
  if (!(slug instanceof HTMLInputElement)) return
  const made = slug.dataset['made'] ?? slugOf(title.defaultValue)
  if (slug.value !== '' && slug.value !== made) return
  slug.value = slugOf(title.value)
  slug.dataset['made'] = slug.value
}
