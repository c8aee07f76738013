import { Form } from 'react-router'

import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'

import { ContactFields } from './contact-fields.tsx'
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
      <ContactFields report={report} />
      <MachineTraps measured={measured} />
      <div>
        <Button busyLabel="Sending...">Send Message</Button>
      </div>
    </Form>
  )
}
