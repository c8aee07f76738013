import { Form } from 'react-router'

import { ConfirmFields } from '#features/identity/core/confirm-fields.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import { ADDRESS } from './use-view.ts'

interface AddressFormProps {
  asksPassword: boolean
  takesCode: boolean
  report: FormReport | undefined
}

/** The new address, with the buttons that ask it and that move the site there. */
export function AddressForm({ asksPassword, takesCode, report }: AddressFormProps) {
  return (
    <Form method="post" action={ADDRESS} noValidate className="grid gap-5" preventScrollReset>
      <PersonField />
      <Field
        label="New address"
        name="address"
        hint="Like https://coach.example, without anything after the name."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        report={report}
      />
      <div>
        <Button kind="secondary" name="intent" value="try" busyLabel="Asking…">
          Ask whether this site answers there
        </Button>
      </div>
      <div className="grid gap-5 border-t border-line pt-5">
        <ConfirmFields asksPassword={asksPassword} takesCode={takesCode} purpose="To move the site" report={report} />
        <div>
          <Button name="intent" value="move" busyLabel="Asking the new address…">
            Move the site there
          </Button>
        </div>
      </div>
    </Form>
  )
}
