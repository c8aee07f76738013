import type { FormReport } from '#platform/form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'

interface ClientFieldsProps {
  readonly values?: { readonly name: string; readonly email: string; readonly note: string; readonly isMember: boolean }
  readonly report: FormReport | undefined
}

/** What is kept about a client. */
export function ClientFields({ values, report }: ClientFieldsProps) {
  return (
    <>
      <Field label="Name" name="name" defaultValue={values?.name} autoComplete="off" report={report} />
      <Field
        label="Email"
        name="email"
        type="email"
        optional
        defaultValue={values?.email}
        autoComplete="off"
        hint="Invitations go here. Without it, none are sent."
        report={report}
      />
      <Checkbox
        label="A member: show them their appointments"
        name="isMember"
        defaultChecked={values?.isMember}
        hint="Links the account that has confirmed this address."
        report={report}
      />
      <Field label="Note" name="note" rows={3} optional defaultValue={values?.note} hint="For you alone." report={report} />
    </>
  )
}
