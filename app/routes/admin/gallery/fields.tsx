import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { Group, longWord, Specimen } from './specimen.tsx'

const refused = {
  values: { 'heart-rate': '580', story: 'Short', zone: 'Europe/Berlin' },
  errors: {
    'heart-rate': 'Enter a number from 30 to 220.',
    story: 'Message must be at least 10 characters',
    zone: 'Choose a timezone.',
    consent: 'Tick this to go on.',
  },
}

export function GalleryFields() {
  return (
    <Group title="Fields">
      <Specimen name="Default, with unit and hint, empty, optional">
        <div className="grid grid-cols-2 gap-4">
          <Field label="Weight" name="weight" unit="kg" hint="Yesterday 64.3" defaultValue="64.2" inputMode="decimal" />
          <Field label="Sleep" name="sleep" unit="h : min" hint="Usual 6:45 to 7:30" />
          <Field label="Date" name="date" type="date" defaultValue="2026-11-20" />
          <Field label="Display Name" name="display-name" optional />
        </div>
      </Specimen>
      <Specimen name="Refused, disabled">
        <div className="grid grid-cols-2 gap-4">
          <Field label="Resting heart rate" name="heart-rate" unit="bpm" report={refused} />
          <Field label="Steps" name="steps" unit="steps" defaultValue="6,240" hint="From your watch, 16:12" disabled />
          <SelectField label="Timezone" name="zone" options={['UTC', 'Europe/Berlin']} report={refused} />
          <SelectField label="Tone" name="tone" options={['Calm', 'Practical']} disabled />
        </div>
      </Specimen>
      <Specimen name="Several lines">
        <Field label="Message" name="message" rows={4} hint="At most 2,000 characters" />
      </Specimen>
      <Specimen name="Several lines, refused">
        <Field label="Story" name="story" rows={4} report={refused} />
      </Specimen>
      <Specimen name="Select, long words">
        <SelectField label={longWord} name="category" options={[longWord, 'Equipment']} hint={longWord} />
      </Specimen>
      <Specimen name="Boxes: off, on, disabled, refused, one of a few">
        <Checkbox label="Send me the weekly digest" name="digest" />
        <Checkbox label="Publish on its own" name="auto" defaultChecked hint="Every day at the publishing time." />
        <Checkbox label="Already sent" name="sent" defaultChecked disabled />
        <Checkbox label="I have read the terms" name="consent" report={refused} />
        <fieldset className="mt-3">
          <legend className="legend">Units</legend>
          <div className="flex gap-6">
            <Checkbox type="radio" label="Metric" name="units" value="metric" defaultChecked />
            <Checkbox type="radio" label="Imperial" name="units" value="imperial" />
          </div>
        </fieldset>
      </Specimen>
    </Group>
  )
}
