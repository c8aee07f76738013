/**
 * The schedule that /calendar shows until the owner keeps a real one. It follows from the date alone, so that every visitor sees the same
 * on the same day and nothing has to be asked or kept. Nobody in it exists: each name says so.
 */
export interface SampleSession {
  /** "2026-11-24". */
  readonly date: string
  readonly time: string
  readonly client: string
  readonly service: string
  readonly minutes: number
  readonly status: 'confirmed'
}

const times = ['7:00 AM', '10:00 AM', '2:00 PM'] as const

const clients = [
  'Alex Sample',
  'Bea Sample',
  'Cleo Sample',
  'Dana Sample',
  'Eli Sample',
  'Finn Sample',
  'Gus Sample',
  'Hana Sample',
  'Ines Sample',
  'Jon Sample',
  'Kim Sample',
  'Lou Sample',
] as const

/** Day 0 of the count, 1 January 1970, was a Thursday. */
const DAYS_TO_MONDAY = 3

/** The sessions of a day: three on each weekday, none on Saturday and Sunday. Fifteen a week, so that twelve clients all have their turn. */
export function sampleSessions(date: string): SampleSession[] {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000 + DAYS_TO_MONDAY
  const weekday = modulo(day, 7)
  if (weekday > 4) return []
  const week = Math.floor(day / 7)
  return times.map((time, turn) => ({
    date,
    time,
    client: clients[modulo(week * 5 + weekday * times.length + turn, clients.length)]!,
    service: 'Personal Training Session',
    minutes: 60,
    status: 'confirmed',
  }))
}

function modulo(number: number, by: number): number {
  return ((number % by) + by) % by
}
