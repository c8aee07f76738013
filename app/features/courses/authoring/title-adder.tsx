import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

import { useRefused } from './use-refused.tsx'

type TitleAdderProps = {
  /** What the answer to its form calls it. */
  form: string
  address: string
  intent: string
  label: string
  button: string
  fields?: ReactNode
}

/** Adds something by its title; empty again once that is done. */
export function TitleAdder({ form: name, address, intent, label, button, fields }: TitleAdderProps) {
  const form = useRef<HTMLFormElement>(null)
  const report = useRefused(name)
  useResetAfterSaving(form, report)
  return (
    <Form ref={form} method="post" action={address} noValidate preventScrollReset className="title-adder">
      <PersonField />
      {fields}
      <Field label={label} name="title" report={report} autoComplete="off" />
      <Button kind="secondary" size="small" name="intent" value={intent} busyLabel="Adding...">
        {button}
      </Button>
    </Form>
  )
}
