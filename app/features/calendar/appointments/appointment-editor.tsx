import { Form } from 'react-router'

import type { AppointmentStatus } from '#features/calendar/core/appointment.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

import { AppointmentFields, type AppointmentValues } from './appointment-fields.tsx'

interface AppointmentEditorProps {
  readonly appointment: {
    readonly id: string
    readonly status: AppointmentStatus
    readonly cancelReason: string
    readonly cancelledBy: 'coach' | 'client' | null
    readonly values: AppointmentValues
  }
  readonly actions: { readonly change: boolean; readonly mark: boolean }
  readonly types: readonly { readonly value: string; readonly label: string }[]
  readonly zone: string
  readonly form?: 'save' | 'cancel'
  readonly report?: FormReport
}

const marks = [
  { status: 'done', label: 'Done' },
  { status: 'no-show', label: 'No-show' },
] as const

/** All that can be done with one appointment: moving it, saying how it went, cancelling it. */
export function AppointmentEditor({ appointment, actions, types, zone, form, report }: AppointmentEditorProps) {
  const { id, status, values, cancelReason, cancelledBy } = appointment
  const here = `/admin/calendar/${id}`
  return (
    <div className="grid max-w-measure gap-6">
      {status === 'cancelled' && (
        <Card title={cancelledBy === 'client' ? 'The client cancelled' : 'You cancelled'}>
          <p dir="auto" className={cancelReason ? 'wrap-anywhere whitespace-pre-wrap' : 'text-soft'}>
            {cancelReason || 'Without a reason.'}
          </p>
        </Card>
      )}
      {actions.mark && (
        <Card title="How did it go?">
          <Form method="post" action={here} preventScrollReset className="flex flex-wrap gap-3">
            <PersonField />
            {marks.map(({ status: said, label }) => (
              <Button
                key={said}
                kind={said === status ? 'primary' : 'secondary'}
                size="small"
                name="intent"
                value={said}
                aria-pressed={said === status}
                busyLabel="Saving..."
              >
                {label}
              </Button>
            ))}
            {status !== 'confirmed' && (
              <Button kind="tertiary" size="small" name="intent" value="confirmed" busyLabel="Saving...">
                Not said yet
              </Button>
            )}
          </Form>
        </Card>
      )}
      <Card title={actions.change ? 'Move or change it' : 'Note'}>
        <Form method="post" action={here} noValidate className="grid gap-5">
          <PersonField />
          <AppointmentFields
            values={values}
            types={types}
            zone={zone}
            report={form === 'save' ? report : undefined}
            isFixed={!actions.change}
          />
          <div>
            <Button name="intent" value="save" busyLabel="Saving...">
              Save
            </Button>
          </div>
        </Form>
      </Card>
      {actions.change && (
        <Card title="Cancel it">
          <Form method="post" action={here} noValidate className="grid gap-5">
            <PersonField />
            <Field
              label="Reason"
              name="reason"
              rows={2}
              optional
              hint="The client reads it in the mail."
              report={form === 'cancel' ? report : undefined}
            />
            <div>
              <Button kind="secondary" name="intent" value="cancel" busyLabel="Cancelling...">
                Cancel the appointment
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </div>
  )
}
