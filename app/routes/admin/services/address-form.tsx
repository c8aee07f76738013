import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import { ADDRESS } from './use-view.ts'

/** The new address, with the buttons that ask it and that move the site there. */
export function AddressForm({ asksPassword, report }: { asksPassword: boolean; report: FormReport | undefined }) {
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
        {asksPassword ? (
          <Field
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            hint="To move the site, show once more that it is you. All who run the site are told by mail."
            report={report}
          />
        ) : (
          <p className="text-sm text-soft">
            To move the site you need to have signed in during the last ten minutes. All who run the site are told by mail.
          </p>
        )}
        <div>
          <Button name="intent" value="move" busyLabel="Asking the new address…">
            Move the site there
          </Button>
        </div>
      </div>
    </Form>
  )
}
