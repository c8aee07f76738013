import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

interface SecondStepCardProps {
  action: string
  /** It is asked for before the step is set up. */
  hasPassword: boolean
  /** Null while it is off. */
  factor: { since: string; lastUsed: string | null; recoveryCodesLeft: number } | null
  report?: FormReport | undefined
  alert?: string | undefined
}

/** The second step: turned on with an authenticator app, turned off with the password. */
export function SecondStepCard({ action, hasPassword, factor, report, alert }: SecondStepCardProps) {
  return (
    <Card title="Second step" action={<Badge tone={factor ? 'good' : 'plain'}>{factor ? 'On' : 'Off'}</Badge>}>
      {alert && (
        <Alert kind="error" className="mb-5">
          {alert}
        </Alert>
      )}
      {factor ? (
        <>
          <p className="max-w-measure">
            Signing in asks for a code of your authenticator app, since <DateText>{factor.since}</DateText>
            {factor.lastUsed && (
              <>
                , last used <DateText>{factor.lastUsed}</DateText>
              </>
            )}
            . {codesLeft(factor.recoveryCodesLeft)}
          </p>
          <details className="mt-4" open={Boolean(report?.errors['password'])}>
            <summary className="link">New recovery codes, or turn it off</summary>
            <Form method="post" action={action} noValidate className="mt-4 grid max-w-measure gap-5">
              <PersonField />
              <Field label="Password" name="password" type="password" autoComplete="current-password" report={report} required />
              <div className="flex flex-wrap gap-3">
                <Button kind="secondary" name="intent" value="renew-codes" busyLabel="Making them...">
                  New recovery codes
                </Button>
                <Button kind="danger" name="intent" value="turn-off" busyLabel="Turning off...">
                  Turn the second step off
                </Button>
              </div>
            </Form>
          </details>
        </>
      ) : (
        <Form method="post" action={action} noValidate className="grid max-w-measure gap-5">
          <PersonField />
          <p>With an authenticator app on your phone, a stolen password alone opens nothing.</p>
          {hasPassword && (
            <Field label="Password" name="password" type="password" autoComplete="current-password" report={report} required />
          )}
          <div>
            <Button kind="secondary" name="intent" value="begin">
              Set up an authenticator app
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left: make new ones.'
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`
}
