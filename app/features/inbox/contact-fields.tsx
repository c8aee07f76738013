import type { FormReport } from '#platform/form.ts'
import { Field } from '#ui/field.tsx'

/** What the contact form asks for, wherever it stands. */
export function ContactFields({ report }: { report?: FormReport | undefined }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" name="name" required autoComplete="name" report={report} />
        <Field label="Email" name="email" type="email" required autoComplete="email" report={report} />
      </div>
      <Field label="Message" name="message" required rows={8} report={report} hint="At least 10 and at most 2000 characters." />
    </>
  )
}
