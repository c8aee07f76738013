import { data } from 'react-router'

import { CancelForm, ChangedAppointmentForm } from '#features/calendar/appointments/appointment-form.ts'
import { cancelAppointment, markAppointment } from '#features/calendar/appointments/end-appointments.server.ts'
import { changeAppointment } from '#features/calendar/appointments/keep-appointments.server.ts'
import { UNCHANGEABLE } from '#features/calendar/appointments/refusals.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import type { Services } from '#services.server.ts'

interface Intent {
  readonly services: Pick<Services, 'db' | 'jobs' | 'broadcast' | 'clock'>
  readonly viewer: Viewer
  readonly id: string
  readonly fields: Record<string, string>
}

const pageOf = (id: string) => `/admin/calendar/${id}`
const refuse = (form: 'save' | 'cancel', report: FormReport, status: number) => data({ form, report }, status)

const mark = (status: 'confirmed' | 'done' | 'no-show', title: string) =>
  async function markIt({ services, id }: Intent) {
    if (await markAppointment(services, id, status)) return redirectWithToast(pageOf(id), { title })
    return redirectWithToast(pageOf(id), { title: 'You can mark it once it has begun', kind: 'error' })
  }

/** What the forms of an appointment’s page do. */
export const appointmentActions = {
  async save({ services, viewer, id, fields }: Intent) {
    const form = parseFields(fields, ChangedAppointmentForm)
    if (!form.ok) return refuse('save', form.report, 400)
    const changed = await changeAppointment(services, id, form.value, await findCoachZone(services, viewer))
    if (!changed) throw data(null, 404)
    if (!changed.ok) return refuse('save', reportOf(fields, changed.errors), 400)
    return redirectWithToast(pageOf(id), { title: 'Appointment saved' })
  },
  async cancel({ services, id, fields }: Intent) {
    const form = parseFields(fields, CancelForm)
    if (!form.ok) return refuse('cancel', form.report, 400)
    const cancelled = await cancelAppointment(services, id, form.value.reason)
    if (!cancelled) throw data(null, 404)
    if (!cancelled.ok) return refuse('cancel', reportOf(fields, { reason: UNCHANGEABLE }), 409)
    return redirectWithToast(pageOf(id), { title: 'Appointment cancelled' })
  },
  done: mark('done', 'Marked as done'),
  'no-show': mark('no-show', 'Marked as a no-show'),
  confirmed: mark('confirmed', 'Marked as confirmed'),
}
