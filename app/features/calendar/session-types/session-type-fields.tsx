import { pillars } from '#content/pillars.ts'
import type { FormReport } from '#platform/form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

interface SessionTypeFieldsProps {
  readonly values?: {
    readonly name: string
    readonly minutes: number
    readonly price: string
    readonly place: string
    readonly pillar: string | null
    readonly isActive: boolean
  }
  readonly report: FormReport | undefined
}

/** What can be booked, and how long it takes. */
export function SessionTypeFields({ values, report }: SessionTypeFieldsProps) {
  const none = { value: '', label: 'None' }
  return (
    <>
      <Field label="Name" name="name" defaultValue={values?.name} report={report} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Length"
          name="minutes"
          unit="minutes"
          inputMode="numeric"
          defaultValue={values?.minutes ?? 60}
          report={report}
        />
        <Field
          label="Price"
          name="price"
          optional
          defaultValue={values?.price}
          hint="In your own words, as it is shown."
          report={report}
        />
        <Field
          label="Place"
          name="place"
          optional
          defaultValue={values?.place}
          hint="A room, or a video address."
          report={report}
        />
        <SelectField
          label="Pillar"
          name="pillar"
          options={[none, ...pillars.map(({ slug, title }) => ({ value: slug, label: title }))]}
          defaultValue={values?.pillar ?? ''}
          hint="Gives it its colour."
          report={report}
        />
      </div>
      <Checkbox label="Offered" name="isActive" defaultChecked={values?.isActive ?? true} report={report} />
    </>
  )
}
