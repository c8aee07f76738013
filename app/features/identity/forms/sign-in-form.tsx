import { authPath } from '#features/identity/core/auth-tab.ts'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { ThrottledForm } from './throttled-form.tsx'

export interface AuthFormProps {
  /** Where the person wanted to go. */
  next: string | null
  /** An address typed a moment ago on another form. */
  address?: string | undefined
  report?: FormReport | undefined
  alert?: string | undefined
}

type SignInFormProps = AuthFormProps & {
  /** Whether a mail with a link that signs in was announced a moment ago. */
  isMailed?: boolean
}

export function SignInForm({ next, address, report, alert, isMailed }: SignInFormProps) {
  return (
    <ThrottledForm action={authPath('sign-in', next)} alert={alert}>
      {isMailed && (
        <Alert>
          If this address has an account, or had a trial, we have mailed a link that signs you in. Your password does it too.
        </Alert>
      )}
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={address} report={report} required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" report={report} required />
      <div>
        <Button busyLabel="Signing in...">Sign In</Button>
      </div>
    </ThrottledForm>
  )
}
