import type { PickField as Pick } from '#features/pages/core/fields.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import type { FormReport } from '#ui/form-report.ts'

import type { PickOptions } from './pick-options.ts'
import { pickMark } from './section-form.ts'

type PickFieldProps = {
  name: string
  field: Pick
  /** The ids that are picked. */
  value: readonly string[]
  /** What there is. */
  offered: PickOptions | undefined
  report?: FormReport | undefined
}

/** Things that exist, by their names, with a box each. One that is picked and gone keeps its box, so that it goes only when it is unticked. */
export function PickField({ name, field: { label, hint }, value, offered, report }: PickFieldProps) {
  const options = offered?.options ?? []
  const gone = value.filter((id) => !options.some((option) => option.id === id))
  const error = report?.errors[name]
  const noteId = `${name}-pick-note`
  const box = (id: string, label: string) => (
    <li key={id}>
      <Checkbox name={`${name}.${id}`} label={label} report={report} defaultChecked={value.includes(id)} />
    </li>
  )
  return (
    <fieldset aria-describedby={error || hint ? noteId : undefined}>
      <legend className="mb-1 text-sm font-strong">{label}</legend>
      <input type="hidden" name={pickMark(name)} value="shown" />
      {(error || hint) && <FieldNote note={{ id: noteId, text: error ?? hint!, isError: error !== undefined }} />}
      {options.length + gone.length === 0 ? (
        <p className="cap">There are none yet.</p>
      ) : (
        <ul className="pick-options">
          {gone.map((id) => box(id, 'No longer there: left out on the page'))}
          {options.map((option) => box(option.id, option.note ? `${option.name} (${option.note})` : option.name))}
        </ul>
      )}
      {offered?.isMore && (
        <p className="cap mt-1">
          There are more. Featured products and your own come first: feature one in the shop, and it is offered here.
        </p>
      )}
    </fieldset>
  )
}
