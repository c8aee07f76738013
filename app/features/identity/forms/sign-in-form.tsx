import { authPath } from '#features/identity/auth-tab.ts'
import type { FormReport } from '#platform/form.ts'
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

export function SignInForm({ next, address, report, alert }: AuthFormProps) {
  return (
    <ThrottledForm action={authPath('sign-in', next)} alert={alert}>
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={address} report={report} required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" report={report} required />
      <div>
        <Button busyLabel="Signing in...">Sign In</Button>
      </div>
    </ThrottledForm>
  )
}
