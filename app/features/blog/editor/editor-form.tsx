import { type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef } from 'react'
import { Form, useSubmit } from 'react-router'

import type { PostContent } from '#features/blog/core/post.ts'
import { PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import { slugOf } from '#features/site/slug.ts'
import type { BlockProblem } from '#features/writing/blocks/split-blocks.ts'
import { LeavingWriting } from '#features/writing/editing/leaving-writing.tsx'
import { TextPreview } from '#features/writing/editing/text-preview.tsx'
import { useWrittenForm } from '#features/writing/editing/use-written-form.tsx'
import { FileForm, type SentFile } from '#features/writing/files/file-form.tsx'
import { MarkdownField } from '#features/writing/markdown-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import type { Toast } from '#ui/toast-store.ts'

import { CoverField } from './cover-field.tsx'
import { EditorFoot, type PostPreview } from './editor-foot.tsx'
import { OutsidePreviews } from './outside-previews.tsx'
import type { Publication } from './schedule-fields.tsx'
import { TagField } from './tag-field.tsx'

type EditorFormProps = {
  postId: string
  content: PostContent
  /** The saved version that the form is about. */
  version: number
  /** The page’s own address, where the form is sent. */
  address: string
  report?: FormReport | undefined
  /** What is wrong with the blocks of the content. */
  problems: readonly BlockProblem[]
  /** Why the post cannot be saved at all. */
  refusal: Toast | null
  /** The text was chosen in the editor, so that one goes on writing in it. */
  isChosen: boolean
  /** What the link to the post on a page of its own is called. */
  page: string
  /** The address may still follow the title: nobody has seen it. */
  isAddressFree: boolean
  publication: Publication
  site: { readonly origin: string; readonly name: string }
  /** What became of a file that was sent with the form. */
  sentFile: SentFile | null
  /** Below the fields: versions and the like. */
  children: ReactNode
}

/** Everything of a post that can be edited, its text beside what becomes of it. */
export function EditorForm(props: EditorFormProps) {
  const {
    postId,
    content,
    version,
    address,
    report,
    problems,
    refusal,
    isChosen,
    page,
    isAddressFree,
    site,
    sentFile,
    children,
    publication,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const addresses = { draftAddress: `/admin/posts/${postId}/draft`, pictureAddress: `/admin/posts/${postId}/pictures` }
  const text = `posts/${postId}`
  const written = useWrittenForm<PostPreview>({ form, ...addresses, text, person: use(PersonContext), report })
  const { unanswered, draft, onChange, isUnkept, keepNow, forget, send, files, isSending } = written
  useSaveKey(form, address, forget)
  useEffect(() => {
    if (isChosen) form.current?.querySelector<HTMLElement>('textarea[name=body]')?.focus()
  }, [isChosen])
  const isChanged = draft.preview !== null && draft.preview.version > version
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={address}
        encType="multipart/form-data"
        noValidate
        className="editor-form"
        onInput={onChange}
        onSubmit={forget}
        preventScrollReset
      >
        <PersonField />
        <input type="hidden" name="version" value={version} />
        <div className="editor-fields">
          {isChanged && (
            <Alert className="mb-5" title="Somebody else has saved this post since you opened it">
              Keep writing: when you save, both texts are shown and you choose.
            </Alert>
          )}
          <div className="grid gap-4 md:grid-cols-2">
            <Field
              label="Title"
              name="title"
              defaultValue={content.title}
              report={report}
              autoComplete="off"
              onInput={isAddressFree ? letAddressFollow : undefined}
            />
            <Field
              label="Slug"
              name="slug"
              defaultValue={content.slug}
              report={report}
              autoComplete="off"
              spellCheck={false}
              hint={
                draft.preview?.isSlugTaken
                  ? 'Another post has this address: choose another one.'
                  : 'The last part of its address.'
              }
            />
          </div>
          <div className="editor-split">
            <MarkdownField
              defaultValue={content.body}
              report={report}
              send={send}
              files={files}
              problems={draft.preview?.problems ?? problems}
            />
            <TextPreview
              html={draft.preview?.html}
              unshown={`Save, and “${page}” above shows the text as it looks on its page.`}
            />
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <div className="grid content-start gap-4">
              <Field
                label="Author"
                name="author"
                defaultValue={content.author}
                report={report}
                autoComplete="off"
                hint="{name} stands for the name of the site, as it is now."
              />
              <Field
                label="Meta Description"
                name="metaDescription"
                rows={4}
                defaultValue={content.metaDescription}
                report={report}
              />
            </div>
            <div className="grid content-start gap-4">
              <CoverField defaultValue={content.coverImage} report={report} send={send} />
              <TagField tags={content.tags} report={report} onChange={onChange} />
            </div>
          </div>
          <div className="editor-part">
            <OutsidePreviews form={form} start={{ ...content, ...report?.values }} origin={site.origin} siteName={site.name} />
          </div>
          {children}
        </div>
        <EditorFoot
          draft={draft}
          isSending={isSending}
          refusal={unanswered ?? refusal}
          publication={publication}
          report={report}
        />
        <FileForm sent={sentFile} />
      </Form>
      <LeavingWriting isUnkept={isUnkept} keepNow={keepNow} of="version" />
    </>
  )
}

/** Until somebody gives it one of its own, the address is made of the title. */
function letAddressFollow({ currentTarget: title }: { currentTarget: HTMLInputElement }) {
  const slug = title.form?.elements.namedItem('slug')
  if (!(slug instanceof HTMLInputElement)) return
  const follows = slug.value === '' || slug.value === slug.dataset['made'] || /^new-post(-\d+)?$/.test(slug.value)
  if (!follows) return
  slug.value = slugOf(title.value)
  slug.dataset['made'] = slug.value
}

/** Ctrl+S saves and stays, wherever in the dialog one is. */
function useSaveKey(form: RefObject<HTMLFormElement | null>, address: string, onSave: () => void) {
  const submit = useSubmit()
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || !form.current) return
    event.preventDefault()
    onSave()
    const fields = new FormData(form.current)
    fields.set('intent', 'save-and-stay')
    void submit(fields, { method: 'post', action: address, encType: 'multipart/form-data', preventScrollReset: true })
  })
  useEffect(() => {
    const dialog = form.current?.closest('dialog')
    dialog?.addEventListener('keydown', save)
    return () => dialog?.removeEventListener('keydown', save)
  }, [form])
}
