import { authPath } from '#features/identity/core/auth-tab.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import type { AuthFormProps } from './sign-in-form.tsx'
import { ThrottledForm } from './throttled-form.tsx'

export function SignUpForm({ next, report, alert }: AuthFormProps) {
  return (
    <ThrottledForm action={authPath('sign-up', next)} alert={alert}>
      <Field label="Display Name" name="displayName" autoComplete="name" report={report} optional />
      <Field label="Email" name="email" type="email" autoComplete="username" report={report} required />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        placeholder="Create a password"
        minLength={6}
        hint="At least 8 characters, with upper case, lower case and a digit."
        report={report}
        required
      />
      <div>
        <Button busyLabel="Creating account...">Create Account</Button>
      </div>
    </ThrottledForm>
  )
}
