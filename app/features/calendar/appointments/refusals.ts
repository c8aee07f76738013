import { distinctTime } from '#features/calendar/core/local-time.ts'

/** What stands beside a field of an appointment that was refused. */
export type Refusals = Readonly<Record<string, string>>

export const PAST = 'This time has passed. Please choose a later one.'
export const TYPE_REMOVED = 'This type of session is no longer offered. Please choose another.'
export const CLIENT_REMOVED = 'This client is no longer there. Please choose another.'
export const UNCHANGEABLE = 'It has begun, or was cancelled: its time stays as it is.'

interface Other {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly client: string
}

/** "You have another appointment then: Ann Lind, 09:00 to 10:00." */
export function overlapSentence(other: Other | null, timeZone: string): string {
  if (!other) return 'You have another appointment then. Please choose another time.'
  const hours = `${distinctTime(other.startsAt, timeZone)} to ${distinctTime(other.endsAt, timeZone)}`
  return `You have another appointment then: ${other.client}, ${hours}. Please choose another time.`
}
