import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { MachineTraps } from './machine-traps.tsx'
import { teamSizes } from './team-sizes.ts'
import { useMeasure } from './use-measure.tsx'

interface EnquiryFormProps {
  report?: FormReport | undefined
  /** Milliseconds since the page was opened. */
  openFor: () => number
}

/** What an employer tells us. Works without a script, like the contact form. */
export function EnquiryForm({ report, openFor }: EnquiryFormProps) {
  const { form, measured, measure } = useMeasure(report, openFor)
  return (
    <Form ref={form} method="post" action="/corporate" noValidate className="grid gap-5" onSubmit={measure}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" name="name" required autoComplete="name" report={report} />
        <Field label="Work email" name="email" type="email" required autoComplete="email" report={report} />
        <Field label="Organisation" name="organisation" required autoComplete="organization" report={report} />
        <SelectField
          label="Team size"
          name="teamSize"
          required
          options={[{ value: '', label: 'Please choose' }, ...teamSizes]}
          report={report}
        />
      </div>
      <Field
        label="Message"
        name="message"
        required
        rows={6}
        report={report}
        hint="Where your people work, and what you have tried."
      />
      <MachineTraps measured={measured} />
      <div>
        <Button busyLabel="Sending...">Send enquiry</Button>
      </div>
    </Form>
  )
}
