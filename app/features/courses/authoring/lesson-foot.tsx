import { DraftWords } from '#features/writing/editing/draft-words.tsx'
import type { DraftState, SavedVersion } from '#features/writing/editing/use-draft.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Toast } from '#ui/toast-store.ts'

type LessonFootProps = {
  status: 'draft' | 'published'
  draft: DraftState<SavedVersion>
  isSending: boolean
  /** Why the form that was sent last changed nothing. */
  refusal: Toast | null
}

/** What can be done with what is written, and what became of it so far. */
export function LessonFoot({ status, draft, isSending, refusal }: LessonFootProps) {
  const isPublished = status === 'published'
  const { preview } = draft
  return (
    <footer className="lesson-foot">
      {refusal && (
        <Alert kind="error" title={refusal.title} className="basis-full">
          {refusal.text}
        </Alert>
      )}
      <Button name="intent" value="save" busyLabel="Saving..." disabled={isSending}>
        Save
      </Button>
      <Button
        kind="secondary"
        name="intent"
        value={isPublished ? 'unpublish' : 'publish'}
        busyLabel="Saving..."
        disabled={isSending}
      >
        {isPublished ? 'Save and unpublish' : 'Save and publish'}
      </Button>
      <Button kind="tertiary" name="intent" value="preview" className="hidden noscript:inline-flex">
        Preview
      </Button>
      <DraftWords draft={draft} isSending={isSending} thing="lesson">
        {preview && <span>{preview.words === 1 ? '1 word' : `${preview.words.toLocaleString('en')} words`}</span>}
      </DraftWords>
    </footer>
  )
}
