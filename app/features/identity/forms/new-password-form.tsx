import { Form } from 'react-router'

import { authPath } from '#features/identity/core/auth-tab.ts'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface NewPasswordFormProps {
  token: string
  report?: FormReport | undefined
  alert?: string | undefined
}

/** What a reset link opens. It is no attempt at guessing anything, so the pause between attempts does not hold it up. */
export function NewPasswordForm({ token, report, alert }: NewPasswordFormProps) {
  return (
    <Form method="post" action={`/auth?token=${encodeURIComponent(token)}`} noValidate className="grid gap-5">
      {alert && <Alert kind="error">{alert}</Alert>}
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={6}
        hint="At least 8 characters, with upper case, lower case and a digit."
        report={report}
        required
      />
      <div>
        <Button busyLabel="Saving...">Set new password</Button>
      </div>
    </Form>
  )
}

/** What a reset link opens that was used, has run out or was never sent. */
export function ResetLinkExpired() {
  return (
    <div className="grid gap-5">
      <Alert kind="error">This link no longer works: it was used already, or it is more than an hour old.</Alert>
      <div>
        <ButtonLink to={authPath('reset')}>Get a new link</ButtonLink>
      </div>
    </div>
  )
}
