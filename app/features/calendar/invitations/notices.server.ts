import { z } from 'zod'

import { addressOf } from '#features/calendar/clients/current-address.server.ts'
import { findAppointment } from '#features/calendar/core/find-appointments.server.ts'
import { appointmentNotices } from '#features/calendar/core/tables.server.ts'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { clientMail, coachMail } from './appointment-mails.server.ts'

const readers = ['client', 'coach'] as const

export const sendNotice = defineJob({
  name: 'calendar.send-notice',
  payload: z.object({ appointmentId: z.uuid(), sequence: z.int(), reader: z.enum(readers) }),
})

interface State {
  readonly appointmentId: string
  readonly sequence: number
}

/** Has the client and the coach told of the state that an appointment reaches in this transaction. */
export async function tellBoth({ jobs }: Pick<Infrastructure, 'jobs'>, tx: Transaction, state: State): Promise<void> {
  for (const reader of readers) await jobs.send(tx, sendNotice, { ...state, reader })
}

/**
 * Mails one reader the state of an appointment. A state that was overtaken is not told, because the next one is; nobody is told of one
 * twice, however often the job runs: whoever writes the line is the one who sends, and a mail that fails takes its line back.
 */
export async function mailNotice(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>,
  { appointmentId, sequence, reader }: State & { readonly reader: (typeof readers)[number] },
): Promise<void> {
  const { db, clock, mail } = services
  const found = await findAppointment(services, appointmentId)
  if (!found || found.sequence !== sequence) return
  const appointment = { ...found, client: { ...found.client, email: await addressOf(db, found.client) } }
  const [coaches, { organizer }] = await Promise.all([listIncomingAddresses(db), findCalendarSettings(services)])
  const from = organizer || coaches[0]
  if (from === undefined) return
  const to = reader === 'coach' ? coaches.join(', ') : appointment.client.email
  if (to === '') return
  const compose = reader === 'coach' ? coachMail : clientMail
  const message = { to, ...(await compose(services, appointment, from)) }
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(appointmentNotices)
      .values({ appointmentId, sequence, reader, sentAt: clock.now() })
      .onConflictDoNothing()
      .returning({ sequence: appointmentNotices.sequence })
    if (first) await mail.send(message)
  })
}
