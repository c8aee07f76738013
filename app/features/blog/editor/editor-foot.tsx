import { DraftWords } from '#features/writing/editing/draft-words.tsx'
import type { DraftState, SavedVersion } from '#features/writing/editing/use-draft.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Toast } from '#ui/toast-store.ts'

import { type Publication, ScheduleFields } from './schedule-fields.tsx'

/** What the server says about a post while it is being written. */
export interface PostPreview extends SavedVersion {
  readonly minutes: number
  readonly isSlugTaken: boolean
}

type EditorFootProps = {
  draft: DraftState<PostPreview>
  isSending: boolean
  /** Why saving failed, where no field is at fault. */
  refusal: Toast | null
  publication: Publication
  report: FormReport | undefined
}

/** What can be done with the text, and what became of it so far. Every button saves what is typed. */
export function EditorFoot({ draft, isSending, refusal, publication, report }: EditorFootProps) {
  return (
    <footer className="editor-foot">
      {refusal && (
        <div className="editor-refusal">
          <Alert kind="error" title={refusal.title}>
            {refusal.text} {refusal.action && <SignIn label={refusal.action.label} />}
          </Alert>
        </div>
      )}
      <Button name="intent" value="save" busyLabel="Saving..." disabled={isSending}>
        Save changes
      </Button>
      <Button kind="secondary" name="intent" value="review" busyLabel="Saving..." disabled={isSending}>
        Reviewed by me
      </Button>
      {publication.status === 'published' ? (
        <Button kind="secondary" name="intent" value="unpublish" busyLabel="Unpublishing..." disabled={isSending}>
          Unpublish
        </Button>
      ) : (
        <>
          <Button kind="secondary" name="intent" value="publish" busyLabel="Publishing..." disabled={isSending}>
            Publish
          </Button>
          <ScheduleFields publication={publication} report={report} isSending={isSending} />
        </>
      )}
      <DraftWords draft={draft} isSending={isSending} thing="post">
        {draft.preview && (
          <span>
            {draft.preview.words.toLocaleString('en')} words · {draft.preview.minutes} min read
          </span>
        )}
      </DraftWords>
    </footer>
  )
}

function SignIn({ label }: { label: string }) {
  return (
    <TextLink to="/auth" target="_blank">
      {label}
    </TextLink>
  )
}
