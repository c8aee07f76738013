import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { MachineTraps } from './machine-traps.tsx'
import { useMeasure } from './use-measure.tsx'

type ContactFormProps = {
  report?: FormReport | undefined
  /** Milliseconds since the page was opened. */
  openFor: () => number
}

/** The contact form. Works without a script; then nobody knows how long it was open, and nobody is held for it. */
export function ContactForm({ report, openFor }: ContactFormProps) {
  const { form, measured, measure } = useMeasure(report, openFor)
  return (
    <Form ref={form} method="post" action="/contact" noValidate className="grid gap-5" onSubmit={measure}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" name="name" required autoComplete="name" report={report} />
        <Field label="Email" name="email" type="email" required autoComplete="email" report={report} />
      </div>
      <Field label="Message" name="message" required rows={8} report={report} hint="At least 10 and at most 2000 characters." />
      <MachineTraps measured={measured} />
      <div>
        <Button busyLabel="Sending...">Send Message</Button>
      </div>
    </Form>
  )
}
