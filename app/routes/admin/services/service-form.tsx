import { Form } from 'react-router'

import { ConfirmFields } from '#features/identity/core/confirm-fields.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import type { MissingFiles } from '#features/outside-services/core/file-store.ts'
import { serviceKinds, type ServiceField, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SelectField } from '#ui/select-field.tsx'

import { BeforeLeaving } from './missing-files.tsx'
import { SERVICES } from './use-view.ts'

export interface ServiceAct {
  readonly value: string
  readonly label: string
  readonly busyLabel: string
  readonly isDanger?: true
}

interface ServiceFormProps {
  name: ServiceName
  settings: Readonly<Record<string, string>>
  /** When each secret was set, in words; `lost` where it cannot be read any more. */
  secrets: Readonly<Record<string, string>>
  /** Fields of which a variable of the environment says the same, and wins. */
  fixedFields: readonly string[]
  isFixed: boolean
  /** What else may be done to it, by the value of its button. */
  acts: ReadonlyArray<ServiceAct>
  /** What would be missing if files were left in a bucket that does not answer; null where that is not offered. */
  leaving: { readonly missing: MissingFiles | null } | null
  /** What the button says that saves it; null where it cannot be saved now. */
  saveLabel: string | null
  /** Whether servers of the own network, and unencrypted ones, may be named. */
  allowPrivate: boolean
  asksPassword: boolean
  /** Offers to save what failed when it was tried. */
  mayBeUntried?: boolean
  takesCode: boolean
  report?: FormReport | undefined
}

/** What is typed of a service, with the buttons that try it, save it and take it back. */
export function ServiceForm({
  name,
  isFixed,
  acts,
  leaving,
  saveLabel,
  asksPassword,
  takesCode,
  mayBeUntried,
  report,
  ...rest
}: ServiceFormProps) {
  const { fields } = serviceKinds[name]
  return (
    <Form method="post" action={`${SERVICES}/${name}`} noValidate className="grid gap-5" preventScrollReset>
      <PersonField />
      {fields.map((field) => (
        <OneField key={field.name} field={field} report={report} isFixed={isFixed} {...rest} />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" name="intent" value="try" busyLabel="Trying…">
          Try it
        </Button>
      </div>
      {leaving && !isFixed && <BeforeLeaving {...leaving} report={report} />}
      {!isFixed && (
        <div className="grid gap-5 border-t border-line pt-5">
          <ConfirmFields asksPassword={asksPassword} takesCode={takesCode} purpose="To save or remove this" report={report} />
          {mayBeUntried && (
            <Checkbox name="untried" value="yes" label="Save it without trying: I know that it may not work." report={report} />
          )}
          <div className="flex flex-wrap gap-3">
            {saveLabel && (
              <Button name="intent" value="save" busyLabel="Saving…">
                {saveLabel}
              </Button>
            )}
            {acts.map(({ value, label, busyLabel, isDanger }) => (
              <Button key={value} kind={isDanger ? 'danger' : 'secondary'} name="intent" value={value} busyLabel={busyLabel}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Form>
  )
}

type OneFieldProps = Pick<ServiceFormProps, 'settings' | 'secrets' | 'fixedFields' | 'isFixed' | 'allowPrivate' | 'report'> & {
  field: ServiceField
}

function OneField({ field, settings, secrets, fixedFields, isFixed, allowPrivate, report }: OneFieldProps) {
  const { name, label, kind, hint, unit, choices, variable, optional } = field
  const isSet = fixedFields.includes(name)
  const shared = {
    label,
    name,
    report,
    optional,
    disabled: isFixed || isSet,
    hint: isSet ? `Set by ${variable}, which wins.` : hint,
  }
  if (choices) {
    const options = choices.filter(({ isPrivate }) => allowPrivate || !isPrivate)
    return <SelectField {...shared} options={options} defaultValue={settings[name] ?? field.fallback} />
  }
  if (kind === 'secret')
    return (
      <Field
        {...shared}
        type="password"
        autoComplete="new-password"
        hint={isSet ? shared.hint : secretHint(secrets[name], hint)}
      />
    )
  return (
    <Field
      {...shared}
      unit={unit}
      defaultValue={settings[name] ?? field.fallback ?? ''}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function secretHint(state: string | undefined, hint: string | undefined): string | undefined {
  if (state === undefined) return hint
  if (state === 'lost') return 'Enter it again: what was saved can no longer be read.'
  return `${state}. Leave it empty to keep it.`
}
