import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One appointment for another calendar, as one reader may see it. */
export interface CalendarEntry {
  readonly uid: string
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** When it came to be as it is. */
  readonly stamp: Date
  readonly isCancelled: boolean
  readonly summary: string
  readonly place: string
  readonly description?: string
}

/** Who invites, and who is invited. */
export interface Parties {
  readonly organizer?: { readonly name: string; readonly email: string }
  readonly attendee?: { readonly name: string; readonly email: string }
}

/** An invitation to one appointment, or word that it is off (RFC 5546). Instants stand in UTC, so that no zone can be read wrongly. */
export function writeInvitation(entry: CalendarEntry, parties: Parties, method: 'REQUEST' | 'CANCEL' | 'PUBLISH'): string {
  const calendar = begin()
  calendar.method(ICalCalendarMethod[method])
  const event = calendar.createEvent(eventOf(entry))
  if (parties.organizer) event.organizer(parties.organizer)
  if (parties.attendee) event.createAttendee({ ...parties.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })
  return calendar.toString()
}

/** A calendar to subscribe to. The same appointments always make the same text, so that readers can tell whether anything changed. */
export function writeFeed(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = begin()
  calendar.method(ICalCalendarMethod.PUBLISH)
  calendar.name(name)
  calendar.ttl(60 * 60)
  for (const entry of entries) calendar.createEvent(eventOf(entry))
  return calendar.toString()
}

function begin() {
  return ical({ prodId: { company: 'Wellward', product: 'Calendar', language: 'EN' } })
}

function eventOf({ uid, sequence, startsAt, endsAt, stamp, isCancelled, summary, place, description }: CalendarEntry) {
  return {
    id: uid,
    sequence,
    start: startsAt,
    end: endsAt,
    stamp,
    lastModified: stamp,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    ...(place !== '' && { location: place }),
    ...(description !== undefined && { description }),
  }
}
