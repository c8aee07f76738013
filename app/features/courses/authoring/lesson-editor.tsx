import { memo, type ReactNode, useRef } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { slugOf } from '#features/site/slug.ts'
import { MarkdownField } from '#features/writing/markdown-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { LeavingQuestion } from '#ui/leaving-question.tsx'
import { useSaidUnanswered } from '#ui/unanswered.ts'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { clockTime } from './clock-time.ts'
import type { LessonContent } from './lesson-content.ts'
import { ResourceFields } from './resource-fields.tsx'
import { useHeldVersion, useLessonDraft } from './use-lesson-draft.tsx'

type LessonEditorProps = {
  content: LessonContent
  version: number
  status: 'draft' | 'published'
  /** The page’s address, where the form is sent. */
  address: string
  report: FormReport | undefined
  /** Of the saved text, or of the one that was looked at without a script. */
  html: string
  /** What stands in the place of what was saved over: both texts. */
  conflictVersion: number | null
}

/** The words of a lesson, its text beside what becomes of it. */
export function LessonEditor(props: LessonEditorProps) {
  const { content, version, status, address, report, html, conflictVersion } = props
  const form = useRef<HTMLFormElement>(null)
  const runs = useRunsScripts()
  const unanswered = useSaidUnanswered()
  const held = useHeldVersion(version)
  const { preview, onInput, isUnkept } = useLessonDraft(form, address, report)
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
        onInput={onInput}
      >
        <PersonField />
        <input type="hidden" name="version" value={over} />
        {isChanged && (
          <Alert title="Somebody else has saved this lesson since you opened it">
            Go on writing: when you save, both texts are shown and you choose.
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
          <MarkdownField defaultValue={content.body} report={report} />
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
                hint="Without an account, and in search engines."
              />
              <Checkbox label="Opens in the trial" name="opensInTrial" defaultChecked={content.opensInTrial} report={report} />
            </div>
          </div>
          <ResourceFields resources={content.resources} report={report} />
        </div>
        <LessonFoot status={status} words={preview?.words ?? null} runs={runs}>
          {unanswered && (
            <Alert kind="error" title={unanswered.title} className="basis-full">
              {unanswered.text}
            </Alert>
          )}
        </LessonFoot>
      </Form>
      <LeavingQuestion title="Leave without saving?" isUnkept={isUnkept}>
        What you changed in this lesson is not saved. When you leave now, it is gone.
      </LeavingQuestion>
    </>
  )
}

type LessonFootProps = { status: 'draft' | 'published'; words: number | null; runs: boolean; children: ReactNode }

function LessonFoot({ status, words, runs, children }: LessonFootProps) {
  const isPublished = status === 'published'
  return (
    <footer className="lesson-foot">
      {children}
      <Button name="do" value="save" busyLabel="Saving...">
        Save
      </Button>
      <Button kind="secondary" name="do" value={isPublished ? 'unpublish' : 'publish'} busyLabel="One moment...">
        {isPublished ? 'Save and unpublish' : 'Save and publish'}
      </Button>
      {!runs && (
        <Button kind="tertiary" name="do" value="preview">
          Preview
        </Button>
      )}
      {words !== null && <p className="cap num">{words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}</p>}
    </footer>
  )
}

/** Drawn anew for a new text alone. */
const TextPreview = memo(function TextPreview({ html }: { html: string }) {
  return (
    // It scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Preview" className="editor-preview" tabIndex={0}>
      {/* Rendered and held to the allowed tags by the server. */}
      {html === '' ? (
        <p className="cap">The text appears here as you write it.</p>
      ) : (
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
})

/** Until somebody gives it one of its own, the address is made of the title. */
function letAddressFollow({ currentTarget: title }: { currentTarget: HTMLInputElement }) {
  const slug = title.form?.elements.namedItem('slug')
  if (!(slug instanceof HTMLInputElement)) return
  const made = slug.dataset['made'] ?? slugOf(title.defaultValue)
  if (slug.value !== '' && slug.value !== made) return
  slug.value = slugOf(title.value)
  slug.dataset['made'] = slug.value
}
