import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface SecondStepFormProps {
  /** A recovery code instead of the app’s. */
  withRecoveryCode: boolean
  report?: FormReport | undefined
  alert?: string | undefined
}

export function SecondStepForm({ withRecoveryCode, report, alert }: SecondStepFormProps) {
  const page = '/auth/second-step'
  return (
    <Form method="post" action={withRecoveryCode ? `${page}?recovery=yes` : page} noValidate className="grid gap-5">
      {alert && <Alert kind="error">{alert}</Alert>}
      {withRecoveryCode ? (
        <Field
          key="recovery"
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of the ten that you kept, such as abcde-fghjk. Each works once."
          report={report}
          required
        />
      ) : (
        <Field
          key="totp"
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          hint="The six digits that your authenticator app shows now."
          report={report}
          required
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busyLabel="Checking...">Continue</Button>
        <TextLink to={withRecoveryCode ? page : `${page}?recovery=yes`}>
          {withRecoveryCode ? 'Use the app instead' : 'Use a recovery code'}
        </TextLink>
      </div>
    </Form>
  )
}

/** No sign-in waits here for its second step, or it had five answers. */
export function SecondStepOver() {
  return (
    <div className="grid gap-5">
      <Alert kind="error">This sign-in is over: it took too long, or too many codes were wrong. Please sign in again.</Alert>
      <p>Have you neither your phone nor a recovery code? Sign in again, and choose “I have neither” instead of a code.</p>
      <div>
        <ButtonLink to="/auth">Sign in again</ButtonLink>
      </div>
    </div>
  )
}
