import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'

interface PasswordCardProps {
  action: string
  hasPassword: boolean
  email: string
  report?: FormReport | undefined
  alert?: string | undefined
}

/** Changes the password; an account that has none is mailed the way to one. */
export function PasswordCard({ action, hasPassword, email, report, alert }: PasswordCardProps) {
  return (
    <Card title="Password">
      <Form method="post" action={action} noValidate className="grid max-w-measure gap-5">
        <PersonField />
        {alert && <Alert kind="error">{alert}</Alert>}
        {hasPassword ? (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <Field
              label="Current password"
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              report={report}
              required
            />
            <Field
              label="New password"
              name="password"
              type="password"
              autoComplete="new-password"
              hint="At least 8 characters, with upper case, lower case and a digit."
              report={report}
              required
            />
            <Checkbox
              name="endTokens"
              value="yes"
              label="End my tokens for programs too"
              hint="Programs that use your record then need a new token."
              report={report}
            />
            <Checkbox
              name="endAddresses"
              value="yes"
              label="End my private calendar addresses too"
              hint="Calendars that subscribe to one then need a new address."
              report={report}
            />
            <div>
              <Button name="intent" value="change-password" busyLabel="Saving...">
                Change password
              </Button>
            </div>
            <p className="text-sm text-soft">All other devices are signed out, and a mail tells you of it.</p>
          </>
        ) : (
          <>
            <p>You sign in by mailed links: your account has no password yet.</p>
            <div>
              <Button kind="secondary" name="intent" value="mail-password-link" busyLabel="Sending...">
                Mail me a link to choose one
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  )
}
