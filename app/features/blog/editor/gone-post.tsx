import { AddressDialog } from '#ui/address-dialog.tsx'
import { Alert } from '#ui/alert.tsx'

type GonePostProps = {
  closeTo: string
  openerId: string
  /** What a form brought for a post that is gone by now. */
  typed: Readonly<Record<string, string>> | undefined
}

/** In the place of a post that was deleted; what somebody still wrote for it stands there to be copied. */
export function GonePost({ typed, ...dialog }: GonePostProps) {
  return (
    <AddressDialog title="Edit post" badge={null} {...dialog}>
      <Alert kind="error" title="This post is gone" className="mb-5">
        {typed
          ? 'Somebody has deleted it. What you wrote is here: copy what you need.'
          : 'Somebody has deleted it, or the address was mistyped.'}
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
