import { useId } from 'react'

import { Alert } from '#ui/alert.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

/** A token that was made just now. It stands in this answer alone: no address, cookie or later page has it. */
export function MadeToken({ name, token }: { name: string; token: string }) {
  const id = useId()
  return (
    <Alert title={`“${name}” is made. Copy its token now.`} className="mb-6">
      <p>This is the only time it is shown. Anyone who has it can do what you allowed: keep it like a password.</p>
      <div className="field mt-3">
        <label htmlFor={id}>Token</label>
        <div className="box">
          <textarea
            id={id}
            className="font-sans break-all"
            value={token}
            rows={2}
            readOnly
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      </div>
      <div className="mt-3">
        <CopyButton text={token} label="Copy the token" />
      </div>
    </Alert>
  )
}
