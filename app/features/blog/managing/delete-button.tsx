import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'

type DeleteButtonProps = {
  postId: string
  /** Where the form is sent. */
  action: string
  question: string
}

/** Deletes a post once the question was answered with OK. */
export function DeleteButton({ postId, action, question }: DeleteButtonProps) {
  return (
    <AskFirst
      opener={{
        kind: 'danger',
        size: 'small',
        className: 'btn-quiet',
        'aria-describedby': `title-${postId}`,
        children: 'Delete',
      }}
      title="Delete this post?"
      action={action}
      fields={
        <>
          <PersonField />
          <input type="hidden" name="id" value={postId} />
        </>
      }
      answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
    >
      <p className="wrap-anywhere">{question}</p>
    </AskFirst>
  )
}
