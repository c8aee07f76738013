import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { dailyZones, publishingTimes, type DailySettings } from '#features/automation/core/daily-options.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { inDollars } from './daily-form.ts'

interface SettingsFormProps {
  settings: DailySettings
  report?: FormReport | undefined
  /** What stands over the fields: by what the form is told from another one, and what has changed since it was opened. */
  children?: ReactNode
}

/** What the owner chooses for the daily article. */
export function SettingsForm({ settings, report, children }: SettingsFormProps) {
  return (
    <Form
      method="post"
      action="/blog-automation/daily"
      noValidate
      preventScrollReset
      aria-label="Settings"
      className="grid max-w-measure gap-5"
    >
      <PersonField />
      {children}
      <Checkbox label="Enable daily automation" name="enabled" value="yes" defaultChecked={settings.enabled} report={report} />
      <Field label="Prompt" name="dailyPrompt" rows={4} required defaultValue={settings.dailyPrompt} report={report} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Publishing Time"
          name="publishingTime"
          options={publishingTimes}
          defaultValue={settings.publishingTime}
          report={report}
        />
        <SelectField label="Timezone" name="timezone" options={dailyZones} defaultValue={settings.timezone} report={report} />
      </div>
      <fieldset>
        <legend className="legend">What happens to the article</legend>
        {modes.map(({ value, label, hint }) => (
          <Checkbox
            key={value}
            type="radio"
            name="mode"
            value={value}
            label={label}
            hint={hint}
            defaultChecked={settings.mode === value}
            report={report}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="legend">What a model may cost</legend>
        <p className="cap mb-4">In US dollars. The library composer costs nothing, whatever you enter here.</p>
        <div className="grid gap-5 sm:grid-cols-3">
          {costs.map(({ name, label, hint }) => (
            <Field
              key={name}
              label={label}
              name={name}
              hint={hint}
              unit="$"
              inputMode="decimal"
              defaultValue={inDollars(settings[name])}
              report={report}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button name="intent" value="save" busyLabel="Saving...">
          Save Settings
        </Button>
      </div>
    </Form>
  )
}

const modes = [
  { value: 'publish', label: 'Publish at once', hint: 'It appears on the site as soon as it is written.' },
  { value: 'review', label: 'Prepare for review', hint: 'It becomes a draft, and a mail tells you.' },
] as const

const costs = [
  { name: 'monthlyBudgetCents', label: 'Monthly budget', hint: 'Empty for no limit. Months are counted in UTC.' },
  { name: 'inputPriceCents', label: 'Price of reading', hint: 'For a million tokens.' },
  { name: 'outputPriceCents', label: 'Price of writing', hint: 'For a million tokens.' },
] as const
