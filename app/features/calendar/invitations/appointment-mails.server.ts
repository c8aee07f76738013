import { formatInstant, type DateLanguage } from '#base/dates/format-date.ts'
import type { Appointment } from '#features/calendar/core/appointment.ts'
import { occurrenceOf } from '#features/calendar/core/local-time.ts'
import { findClocks } from '#features/identity/core/profile.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'
import type { MailMessage } from '#platform/mail.server.ts'

import { entryForClient, entryForCoach } from './calendar-entry.ts'
import { writeInvitation } from './write-calendar.server.ts'

type Mail = Omit<MailMessage, 'to'>

/** What happened, by the state itself: the first is a booking, what is cancelled is off, anything else was moved. */
function eventOf({ status, sequence }: Appointment): 'booked' | 'moved' | 'cancelled' {
  if (status === 'cancelled') return 'cancelled'
  return sequence === 0 ? 'booked' : 'moved'
}

const titles = { booked: 'Your appointment', moved: 'Your appointment has moved', cancelled: 'Your appointment is cancelled' }
const sentences = {
  booked: 'An appointment is booked for you.',
  moved: 'Your appointment has changed. This is when it is now:',
  cancelled: 'This appointment is cancelled:',
}

/** Tells the client, with the invitation that their calendar reads. */
export async function clientMail(
  services: Pick<Infrastructure, 'db' | 'site'>,
  appointment: Appointment,
  from: string,
): Promise<Mail> {
  const { site } = services
  const name = await site.name()
  const what = eventOf(appointment)
  const { client } = appointment
  const when = instantIn(appointment, await clientClocks(services, appointment))
  const blocks: MailBlock[] = [
    { kind: 'heading', text: titles[what] },
    { kind: 'paragraph', text: `Hello ${client.name}. ${sentences[what]}` },
    ...details(appointment, when),
    ...reasonOf(appointment),
    ...(client.userId !== null
      ? [{ kind: 'button', label: 'See your appointments', href: `${site.origin}/profile/appointments` } as const]
      : []),
  ]
  const calendar = invitationOf(appointment, entryForClient(appointment, name), { name, email: from })
  const footer = 'You get this because you have an appointment with us. To change it, reply to this mail.'
  const mail = renderMail({
    subject: `${titles[what]}: ${when}`,
    preview: sentences[what],
    blocks,
    brandName: name,
    footer,
  })
  return { ...mail, replyTo: from, calendar }
}

const coachTitles = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' }

/** Tells those who run the site, with the same invitation under the client’s name. */
export async function coachMail(services: Pick<Infrastructure, 'site'>, appointment: Appointment, from: string): Promise<Mail> {
  const { site } = services
  const name = await site.name()
  const what = eventOf(appointment)
  const { client, cancelledBy } = appointment
  const when = instantIn(appointment, { zone: appointment.zone, language: null })
  const who =
    what === 'cancelled' && cancelledBy === 'client' ? `${client.name} cancelled` : `${coachTitles[what]}: ${client.name}`
  const blocks: MailBlock[] = [
    { kind: 'heading', text: who },
    ...details(appointment, when),
    { kind: 'link', label: 'Open it in your calendar', href: `${site.origin}/admin/calendar/${appointment.id}` },
  ]
  const calendar = invitationOf(appointment, entryForCoach(appointment), { name, email: from })
  const mail = renderMail({ subject: `${who}, ${when}`, preview: when, blocks, brandName: name })
  return { ...mail, calendar, ...(client.email !== '' && { replyTo: client.email }) }
}

interface Clocks {
  readonly zone: string
  readonly language: DateLanguage
}

/** A member reads of it as on their own page; who told no zone, or has no account, on the clocks on which it was made. */
async function clientClocks(services: Pick<Infrastructure, 'db'>, { zone, client }: Appointment): Promise<Clocks> {
  if (client.userId === null) return { zone, language: null }
  const { timeZone, dateLanguage } = await findClocks(services, client.userId)
  return { zone: timeZone ?? zone, language: dateLanguage }
}

/** Says whose clocks they are: a mail does not know where it is read. */
function instantIn({ startsAt }: Appointment, { zone, language }: Clocks): string {
  const occurrence = occurrenceOf(startsAt, zone)
  return `${formatInstant(startsAt, zone, language)} (${occurrence ? `${occurrence}, ` : ''}${zone})`
}

function details({ startsAt, endsAt, type }: Appointment, when: string): MailBlock[] {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
  const lines = [`${type.name}, ${minutes} minutes`, when, type.place].filter(Boolean)
  return [{ kind: 'quote', text: lines.join('\n') }]
}

/** What the coach wrote to the client. A client’s own reason may speak of health, so it stands on the coach’s page and in no mail. */
function reasonOf({ status, cancelReason, cancelledBy }: Appointment): MailBlock[] {
  if (status !== 'cancelled' || cancelReason === '' || cancelledBy !== 'coach') return []
  return [
    { kind: 'paragraph', text: 'The coach wrote:' },
    { kind: 'quote', text: cancelReason },
  ]
}

function invitationOf(
  { status, client }: Appointment,
  entry: ReturnType<typeof entryForCoach>,
  organizer: { name: string; email: string },
) {
  const method = status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const attendee = client.email === '' ? {} : { attendee: { name: client.name, email: client.email } }
  return { method, text: writeInvitation(entry, { organizer, ...attendee }, method) } as const
}
