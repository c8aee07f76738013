import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

interface EmailCardProps {
  email: string
  isConfirmed: boolean
  hasPassword: boolean
  /** An address that waits to take the place of this one. */
  change: { newAddress: string; oldConfirmed: boolean; newConfirmed: boolean } | null
  report?: FormReport | undefined
  alert?: string | undefined
}

/** The address: whether it is confirmed, and how another one takes its place. */
export function EmailCard({ email, isConfirmed, hasPassword, change, report, alert }: EmailCardProps) {
  return (
    <Card
      title="Email"
      action={<Badge tone={isConfirmed ? 'good' : 'caution'}>{isConfirmed ? 'Confirmed' : 'Not confirmed'}</Badge>}
    >
      <p className="wrap-anywhere">{email}</p>
      {!isConfirmed && (
        <Form method="post" action="/profile" className="mt-4 grid max-w-measure gap-4">
          <PersonField />
          <p className="text-soft">
            We sent you a link that confirms it. Until then you can use your trial; whoever owns the address could claim the
            account.
          </p>
          <div>
            <Button kind="secondary" name="intent" value="confirm" busyLabel="Sending...">
              Send the link again
            </Button>
          </div>
        </Form>
      )}
      {change ? (
        <Form method="post" action="/profile" className="mt-4 grid max-w-measure gap-4">
          <PersonField />
          <Alert>
            <p className="wrap-anywhere">
              {change.newAddress} will take its place. {waitingFor(change)}
            </p>
          </Alert>
          <div>
            <Button kind="secondary" name="intent" value="keep-address">
              Keep the old address
            </Button>
          </div>
        </Form>
      ) : (
        <details className="mt-4" open={Boolean(report || alert)}>
          <summary className="link">Change the address</summary>
          <Form method="post" action="/profile" noValidate className="mt-4 grid max-w-measure gap-5">
            <PersonField />
            {alert && <Alert kind="error">{alert}</Alert>}
            <Field label="New email" name="email" type="email" autoComplete="email" report={report} required />
            {hasPassword && (
              <Field label="Password" name="password" type="password" autoComplete="current-password" report={report} required />
            )}
            <div>
              <Button name="intent" value="change-address" busyLabel="Sending...">
                Ask both addresses
              </Button>
            </div>
            <p className="text-sm text-soft">
              Each gets a mail with a link. The address changes once you have opened both, the one to the new address{' '}
              {hasPassword ? 'in this browser or with your password' : 'in this browser'}.
            </p>
          </Form>
        </details>
      )}
    </Card>
  )
}

function waitingFor({ oldConfirmed, newConfirmed }: { oldConfirmed: boolean; newConfirmed: boolean }): string {
  if (!oldConfirmed && !newConfirmed) return 'Please open the links in the mails to both addresses.'
  return oldConfirmed ? 'Please open the link in the mail to it.' : 'Please open the link in the mail to the old one.'
}
