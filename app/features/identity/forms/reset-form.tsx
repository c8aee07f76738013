import { Form } from 'react-router'

import { authPath } from '#features/identity/core/auth-tab.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { AuthFormProps } from './sign-in-form.tsx'
import { ThrottledForm } from './throttled-form.tsx'

export function ResetForm({ next, report, alert }: AuthFormProps) {
  return (
    <ThrottledForm action={authPath('reset', next)} alert={alert}>
      <Field label="Email" name="email" type="email" autoComplete="username" report={report} required />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button busyLabel="Sending...">Send Reset Email</Button>
        <TextLink to={authPath('sign-in', next)}>Sign in instead</TextLink>
      </div>
    </ThrottledForm>
  )
}

/** What follows, whether the address is known or not. */
export function ResetSent({ next }: { next: string | null }) {
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="title mb-2">Check your email</h2>
        <p>We've sent password reset instructions to your email address.</p>
      </div>
      <Form method="get" action="/auth" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <input type="hidden" name="tab" value="reset" />
        {next && <input type="hidden" name="next" value={next} />}
        <Button kind="secondary">Send Another Reset Email</Button>
        <TextLink to={authPath('sign-in', next)}>Sign in instead</TextLink>
      </Form>
    </div>
  )
}
