import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

interface SetupFormProps {
  token: string
  report?: FormReport | undefined
  alert?: string | undefined
}

/** The owner’s account, made once. */
export function SetupForm({ token, report, alert }: SetupFormProps) {
  return (
    <Form method="post" action={`/setup?token=${encodeURIComponent(token)}`} noValidate className="grid gap-5">
      {alert && <Alert kind="error">{alert}</Alert>}
      <Field label="Display Name" name="displayName" autoComplete="name" report={report} optional />
      <Field label="Email" name="email" type="email" autoComplete="username" report={report} required />
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
        <Button busyLabel="Creating account...">Create Account</Button>
      </div>
    </Form>
  )
}
