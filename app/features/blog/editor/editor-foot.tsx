import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { Toast } from '#ui/toast-store.ts'

import type { Keeping } from './draft-keeper.ts'
import type { DraftState } from './use-draft.tsx'

type EditorFootProps = {
  draft: DraftState
  isSending: boolean
  /** Why saving failed, where no field is at fault. */
  refusal: Toast | null
}

/** What can be done with the text, and what became of it so far. */
export function EditorFoot({ draft, isSending, refusal }: EditorFootProps) {
  return (
    <footer className="editor-foot">
      {refusal && (
        <div className="editor-refusal">
          <Alert kind="error" title={refusal.title}>
            {refusal.text} {refusal.action && <SignIn label={refusal.action.label} />}
          </Alert>
        </div>
      )}
      <Button name="do" value="save" busyLabel="Saving..." disabled={isSending}>
        Save changes
      </Button>
      <Button kind="secondary" name="do" value="review" busyLabel="One moment..." disabled={isSending}>
        Reviewed by me
      </Button>
      <DraftWords draft={draft} isSending={isSending} />
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

const failures: Readonly<Record<Exclude<Keeping, 'nothing' | 'waiting' | 'kept'>, string>> = {
  unanswered: 'Not kept: the site does not answer. Your text is still here, and keeping it is tried again.',
  'signed out': 'Not kept: you are signed out. Your text is still here.',
  gone: 'Not kept: somebody has deleted this post. Your text is still here: copy what you need.',
  failed: 'Not kept. Your text is still here, and keeping it is tried again.',
}

function DraftWords({ draft: { preview, keeping, keptAt }, isSending }: Pick<EditorFootProps, 'draft' | 'isSending'>) {
  const isFailure = keeping in failures
  const words = { nothing: '', waiting: 'Writing…', kept: `Draft kept, ${keptAt}`, ...failures }[keeping]
  return (
    <p className="cap num editor-state">
      {preview && (
        <span>
          {preview.words.toLocaleString('en')} words · {preview.minutes} min read
        </span>
      )}
      <output className={isFailure ? 'text-alert' : undefined}>
        {isSending ? 'Sending a picture…' : words} {keeping === 'signed out' && <SignIn label="Sign in" />}
      </output>
    </p>
  )
}
