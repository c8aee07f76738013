import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { TrapField } from '#features/inbox/trap-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TimeZoneField } from '#ui/time-zone-field.tsx'

/** The buttons of the form. */
interface TrialActions {
  readonly startAction: string
  readonly skipAction: string
}

interface TrialFormProps {
  words: TrialActions
  report?: FormReport | undefined
  /** Where the person came from, and goes on to. */
  next: string | null
}

/** One button for somebody who is signed in: the trial is that of their account. */
export function OwnTrialForm({ email, next, words }: Omit<TrialFormProps, 'report'> & { email: string }) {
  return (
    <Form method="post" action={trialPath(next)} className="grid gap-5">
      <PersonField />
      <p>
        It is for your account, <b className="font-strong wrap-anywhere">{email}</b>.
      </p>
      <Acts {...words} />
    </Form>
  )
}

/** The two fields that start a visitor’s trial. */
export function TrialForm({ report, next, words }: TrialFormProps) {
  return (
    <Form method="post" action={trialPath(next)} noValidate className="grid gap-5">
      <Field label="First name" name="firstName" required autoComplete="given-name" report={report} />
      <Field label="Email" name="email" type="email" required autoComplete="email" report={report} />
      <TimeZoneField name="timeZone" />
      <TrapField />
      <Acts {...words} />
    </Form>
  )
}

function Acts({ startAction, skipAction }: TrialActions) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button busyLabel="Starting...">{startAction}</Button>
      <ButtonLink to="/pricing" kind="tertiary">
        {skipAction}
      </ButtonLink>
    </div>
  )
}

/** The address of the form. It carries where the person wanted to go. */
function trialPath(next: string | null): string {
  return next === null ? '/trial' : `/trial?${new URLSearchParams({ next })}`
}
