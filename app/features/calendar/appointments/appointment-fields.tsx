import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

export interface AppointmentValues {
  readonly day: string
  readonly time: string
  readonly typeId: string
  readonly note: string
}

interface AppointmentFieldsProps {
  readonly values: AppointmentValues
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly zone: string
  readonly report: FormReport | undefined
  /** It is over, or off: only the note can be changed. */
  readonly isFixed?: boolean
}

/** What a new appointment and one that is there have in common. */
export function AppointmentFields({ values, types, zone, report, isFixed = false }: AppointmentFieldsProps) {
  return (
    <>
      {isFixed ? (
        <Fixed values={values} refusal={report?.errors['time']} />
      ) : (
        <>
          <SelectField label="Session" name="typeId" options={types} defaultValue={values.typeId} report={report} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Day" name="day" type="date" defaultValue={values.day} report={report} />
            <Field
              label="Time"
              name="time"
              type="time"
              defaultValue={values.time}
              hint={`On the clocks of ${zone}.`}
              report={report}
            />
          </div>
        </>
      )}
      {report?.errors['turn'] !== undefined && (
        <SelectField
          label="Which of the two"
          name="turn"
          options={[
            { value: '', label: 'Please choose' },
            { value: 'first', label: `The first ${report.values['time']}, before the clocks are set back` },
            { value: 'second', label: `The second ${report.values['time']}, after it` },
          ]}
          report={report}
        />
      )}
      <Field
        label="Note"
        name="note"
        rows={3}
        optional
        defaultValue={values.note}
        hint="For you alone: it is in no mail and no other calendar."
        report={report}
      />
    </>
  )
}

/** The page says above when it is; a form that was opened while it could be moved is told why it cannot. */
function Fixed({ values: { typeId, day, time }, refusal }: { values: AppointmentValues; refusal: string | undefined }) {
  return (
    <>
      {Object.entries({ typeId, day, time }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refusal !== undefined && <Alert kind="error">{refusal}</Alert>}
    </>
  )
}

/** Where there is nobody, or nothing, to make an appointment with. */
export function NothingToBook({ clients, types }: { clients: number; types: number }) {
  return (
    <ul className="grid gap-2">
      {types === 0 && (
        <li>
          First say <TextLink to="/admin/calendar/types">what can be booked</TextLink>.
        </li>
      )}
      {clients === 0 && (
        <li>
          First enter <TextLink to="/admin/calendar/clients">a client</TextLink>.
        </li>
      )}
    </ul>
  )
}
