import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { ERASURE_DAYS, sentences } from './terms.ts'

interface EraseFormProps {
  /** Why this account cannot be erased now, if so. */
  hindrance: 'only-admin' | 'no-password' | null
  report?: FormReport | undefined
  alert?: string | undefined
}

/** Asks for the password, or says what has to be done first. */
export function EraseForm({ hindrance, report, alert }: EraseFormProps) {
  if (hindrance === 'only-admin') return <Alert kind="error">{sentences.onlyAdmin}</Alert>
  if (hindrance === 'no-password')
    return (
      <Alert>
        Your account has no password yet, and we ask for it before we erase anything.{' '}
        <TextLink to="/auth?tab=reset">Set one with a mailed link</TextLink>, then come back.
      </Alert>
    )
  return (
    <Form method="post" action="/profile/data/erase" noValidate className="grid max-w-measure gap-5">
      <PersonField />
      {alert && <Alert kind="error">{alert}</Alert>}
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hint={`Nothing is deleted yet: you have ${ERASURE_DAYS} days to change your mind.`}
        report={report}
        required
      />
      <div>
        <Button kind="danger" busyLabel="Requesting...">
          Erase my account
        </Button>
      </div>
    </Form>
  )
}
