import { useRef } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

import { ScopeBoxes } from './scope-boxes.tsx'
import { lifetimes, LONGEST_NAME } from './token-limits.ts'

interface NewTokenFormProps {
  /** The id of the token that this form makes: sent twice, it makes one. */
  id: string
  report?: FormReport | undefined
}

const choices = lifetimes.map((days) => ({ value: String(days), label: days === 365 ? 'In a year' : `In ${days} days` }))

/** Asks what the program is called, what it may do and until when, and for the password. */
export function NewTokenForm({ id, report }: NewTokenFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useResetAfterSaving(form, report)
  return (
    <Form ref={form} method="post" action="/profile/tokens" noValidate preventScrollReset className="grid max-w-measure gap-5">
      <PersonField />
      <input type="hidden" name="id" value={id} />
      <Field
        label="Name"
        name="name"
        maxLength={LONGEST_NAME}
        autoComplete="off"
        hint="So that you know it again: “Step counter on my phone”."
        report={report}
        required
      />
      <ScopeBoxes report={report} />
      <SelectField label="Ends" name="days" options={choices} defaultValue="90" report={report} />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hint="Yours for this site, asked again because a token opens your record."
        report={report}
        required
      />
      <div>
        <Button name="intent" value="make" busyLabel="Making it...">
          Make a token
        </Button>
      </div>
    </Form>
  )
}
