import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

type ReviewCardProps = { review: { by: string; when: string } | null; address: string; report: FormReport | undefined }

/** Whether a professional has read the lesson: until then its page says that none has. */
export function ReviewCard({ review, address, report }: ReviewCardProps) {
  return (
    <Card title="Review">
      {review ? (
        <p className="text-sm">
          Reviewed by <b className="font-strong wrap-anywhere">{review.by}</b>, <span className="num">{review.when}</span>. It
          counts as not reviewed again when its words change.
        </p>
      ) : (
        <p className="text-sm text-soft">
          The lesson says “Not yet reviewed by a professional” until somebody who is one has read it and you say who.
        </p>
      )}
      <Form method="post" action={address} noValidate preventScrollReset className="grid gap-4 pt-4">
        <PersonField />
        {!review && (
          <Field
            label="Reviewed by"
            name="reviewedBy"
            autoComplete="off"
            hint="Name and profession, as the lesson shows them."
            report={report}
          />
        )}
        <div>
          <Button kind="secondary" size="small" name="intent" value={review ? 'unreview' : 'review'} busyLabel="Saving...">
            {review ? 'Mark as not reviewed' : 'Mark as reviewed'}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
