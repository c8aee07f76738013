import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface ConfirmFormProps {
  token: string
  address: string
  asks: 'nothing' | 'password' | 'new password'
  report?: FormReport | undefined
  alert?: string | undefined
}

const pageOf = (token: string) => `/confirm-email?token=${encodeURIComponent(token)}`

/** The button that confirms, and in a browser that did not open the account the field that shows who presses it. */
export function ConfirmForm({ token, address, asks, report, alert }: ConfirmFormProps) {
  const page = pageOf(token)
  return (
    <Form method="post" action={asks === 'new password' ? `${page}&new=yes` : page} noValidate className="grid gap-5">
      {alert && <Alert kind="error">{alert}</Alert>}
      <p>
        You are confirming <strong>{address}</strong>.
      </p>
      {asks === 'password' && (
        <>
          <Field
            key="password"
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            hint="The one chosen at sign-up: this is another browser."
            report={report}
          />
          <p className="text-sm">
            Was it not you, or have you forgotten it? <TextLink to={`${page}&new=yes`}>Choose a new password instead</TextLink>
          </p>
        </>
      )}
      {asks === 'new password' && (
        <>
          <Field
            key="new-password"
            label="New password"
            name="newPassword"
            type="password"
            autoComplete="new-password"
            minLength={6}
            hint="At least 8 characters, with upper case, lower case and a digit."
            report={report}
          />
          <p className="text-sm text-soft">
            The account was opened in another browser. With a new password from you, every session in it and every other way in
            ends, and nobody else can get in.
          </p>
        </>
      )}
      <div>
        <Button busyLabel="Confirming...">Confirm email</Button>
      </div>
    </Form>
  )
}

interface ConfirmationOverProps {
  state: 'already' | 'expired' | 'gone'
  token: string
  /** Whether we know where a new link would go. */
  mayRenew: boolean
}

const endings = {
  expired: 'This link is more than a day old and no longer works.',
  gone: 'This link does not work. Please use the one in our latest mail.',
}

/** A link that can do nothing more, and the way on from there. */
export function ConfirmationOver({ state, token, mayRenew }: ConfirmationOverProps) {
  if (state === 'already' || !mayRenew) {
    return (
      <div className="grid gap-5">
        {state === 'already' ? (
          <Alert>This address is confirmed already. There is nothing left to do.</Alert>
        ) : (
          <Alert kind="error">{`${endings[state]} If you have none, sign in and ask for a new one here.`}</Alert>
        )}
        <div>
          <ButtonLink to={state === 'already' ? '/auth' : '/auth?next=/confirm-email'}>Continue</ButtonLink>
        </div>
      </div>
    )
  }
  return (
    <Form method="post" action={pageOf(token)} className="grid gap-5">
      <Alert kind="error">{endings[state]}</Alert>
      <div>
        <Button name="intent" value="renew">
          Send a new link
        </Button>
      </div>
    </Form>
  )
}
