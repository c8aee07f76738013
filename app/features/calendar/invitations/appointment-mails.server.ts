import type { Appointment } from '#features/calendar/appointments/appointment.ts'
import { writeInstant } from '#features/identity/dates/date-words.ts'
import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#platform/services.server.ts'

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
  cancelled: 'This appointment does not take place:',
}

/** Tells the client, with the invitation that their calendar reads. */
export async function clientMail(services: Services, appointment: Appointment, from: string): Promise<Mail> {
  const { site } = services
  const name = await site.name()
  const what = eventOf(appointment)
  const { client } = appointment
  const blocks: MailBlock[] = [
    { kind: 'heading', text: titles[what] },
    { kind: 'paragraph', text: `Hello ${client.name}. ${sentences[what]}` },
    ...details(appointment),
    ...reasonOf(appointment),
    ...(client.userId !== null
      ? [{ kind: 'button', label: 'See your appointments', href: `${site.origin}/profile/appointments` } as const]
      : []),
  ]
  const calendar = invitationOf(appointment, entryForClient(appointment, name), { name, email: from })
  const footer = 'You get this because you have an appointment with us. To change it, answer this mail.'
  const mail = renderMail({
    subject: `${titles[what]}: ${hours(appointment)}`,
    preview: sentences[what],
    blocks,
    brandName: name,
    footer,
  })
  return { ...mail, replyTo: from, calendar }
}

const coachTitles = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled' }

/** Tells those who run the site, with the same invitation under the client’s name. */
export async function coachMail(services: Services, appointment: Appointment, from: string): Promise<Mail> {
  const { site } = services
  const name = await site.name()
  const what = eventOf(appointment)
  const { client, cancelledBy } = appointment
  const who =
    what === 'cancelled' && cancelledBy === 'client' ? `${client.name} cancelled` : `${coachTitles[what]}: ${client.name}`
  const blocks: MailBlock[] = [
    { kind: 'heading', text: who },
    ...details(appointment),
    { kind: 'link', label: 'Open it in your calendar', href: `${site.origin}/admin/calendar/${appointment.id}` },
  ]
  const calendar = invitationOf(appointment, entryForCoach(appointment), { name, email: from })
  const mail = renderMail({ subject: `${who}, ${hours(appointment)}`, preview: hours(appointment), blocks, brandName: name })
  return { ...mail, calendar, ...(client.email !== '' && { replyTo: client.email }) }
}

/** On the clocks on which it was made, and saying whose they are: a mail does not know where it is read. */
function hours({ startsAt, zone }: Appointment): string {
  return `${writeInstant(startsAt, zone, null)} (${zone})`
}

function details(appointment: Appointment): MailBlock[] {
  const { startsAt, endsAt, type } = appointment
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000)
  const lines = [`${type.name}, ${minutes} minutes`, hours(appointment), type.place].filter(Boolean)
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
