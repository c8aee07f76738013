import type { ComponentProps } from 'react'

import { AuthPanel } from './auth-panel.tsx'
import { NewPasswordForm, ResetLinkExpired } from './new-password-form.tsx'

type NewPasswordPanelProps = Omit<ComponentProps<typeof NewPasswordForm>, 'token'> & {
  /** Null when the link was used, has run out or was never sent. */
  token: string | null
}

/** The page that a reset link opens. */
export function NewPasswordPanel({ token, ...refused }: NewPasswordPanelProps) {
  return (
    <AuthPanel
      title="Choose a new password"
      lead={
        token === null
          ? 'That takes a new link.'
          : 'It ends your sessions on all devices, your passkeys, your tokens for programs, and your private calendar addresses.'
      }
    >
      {token === null ? <ResetLinkExpired /> : <NewPasswordForm token={token} {...refused} />}
    </AuthPanel>
  )
}
