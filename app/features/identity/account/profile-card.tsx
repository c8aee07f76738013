import type { ComponentProps } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

interface ProfileCardProps {
  displayName: string
  /** Runs the site. */
  isAdmin: boolean
  /** What holds now. */
  timeZone: string | null
  /** Chosen by the person, not told by a browser. */
  isChosen: boolean
  timeZones: readonly string[]
  /** `browser`, or the chosen ones. */
  units: string
  unitChoices: ComponentProps<typeof SelectField>['options']
  /** Empty as the site writes them. */
  dateLanguage: string
  dateLanguages: ComponentProps<typeof SelectField>['options']
  report?: FormReport | undefined
}

export function ProfileCard({ displayName, isAdmin, timeZone, isChosen, timeZones, report, ...choices }: ProfileCardProps) {
  const followed = { value: '', label: timeZone && !isChosen ? `What my browser says (${timeZone})` : 'What my browser says' }
  return (
    <Card title="About you">
      <Form method="post" action="/profile" noValidate className="grid max-w-measure gap-5">
        <PersonField />
        <Field
          label="Display name"
          name="displayName"
          autoComplete="name"
          defaultValue={displayName}
          hint={
            isAdmin
              ? 'How we greet you. It appears on every post that you mark as reviewed.'
              : 'How we greet you. Members do not see it; the people who run the site do.'
          }
          report={report}
          optional
        />
        <SelectField
          label="Time zone"
          name="timeZone"
          options={[followed, 'UTC', ...timeZones.filter((zone) => zone !== 'UTC')]}
          defaultValue={isChosen ? (timeZone ?? '') : ''}
          hint="It decides when a day of yours begins, for check-ins and streaks."
          report={report}
        />
        <SelectField
          label="Units"
          name="units"
          options={choices.unitChoices}
          defaultValue={choices.units}
          hint="Of your weight and your water, to read and to type."
          report={report}
        />
        <SelectField
          label="Language of dates"
          name="dateLanguage"
          options={choices.dateLanguages}
          defaultValue={choices.dateLanguage}
          hint="On your own pages. All other words stay English."
          report={report}
        />
        <div>
          <Button name="intent" value="save" busyLabel="Saving...">
            Save
          </Button>
        </div>
      </Form>
    </Card>
  )
}
