import { AddressDialog } from '#ui/address-dialog.tsx'
import { Alert } from '#ui/alert.tsx'

type DeletedPostProps = {
  closeTo: string
  openerId: string
  /** False where nobody could look whether there is such a post. */
  isRead: boolean
  /** What a form brought for a post that is gone by now. */
  typed: Readonly<Record<string, string>> | undefined
}

/** In the place of a post that was deleted, or cannot be read; what somebody still wrote for it stands there to be copied. */
export function DeletedPost({ typed, isRead, ...dialog }: DeletedPostProps) {
  return (
    <AddressDialog title="Edit post" badge={null} {...dialog}>
      <Alert kind="error" title={isRead ? 'This post is gone' : 'This post cannot be read at the moment'} className="mb-5">
        {isRead
          ? typed
            ? 'Somebody has deleted it.'
            : 'Somebody has deleted it, or the address was mistyped.'
          : 'Please try again in a minute.'}
        {typed && ' What you wrote is here: copy what you need.'}
      </Alert>
      {typed && (
        <div className="grid gap-4">
          {typed['title'] && <p className="title wrap-anywhere">{typed['title']}</p>}
          <textarea readOnly rows={20} aria-label="What you wrote" value={typed['body'] ?? ''} className="conflict-text" />
        </div>
      )}
    </AddressDialog>
  )
}
