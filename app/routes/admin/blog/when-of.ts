import { dayLabel, instantLabel } from '#routes/admin/instant-label.ts'

interface Dated {
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly scheduledFor: Date | null
  readonly date: Date | null
  readonly createdAt: Date
}

/** The day that counts for a post in its present state. */
export function dayOf({ status, scheduledFor, date, createdAt }: Dated, timeZone: string | null): string {
  return dayLabel({ draft: null, scheduled: scheduledFor, published: date }[status] ?? createdAt, timeZone)
}

/** The instant that counts for a post in its present state, in words. */
export function whenOf({ status, scheduledFor, date, createdAt }: Dated, timeZone: string | null): string {
  if (status === 'published') return `Published ${instantLabel(date ?? createdAt, timeZone)}`
  if (status === 'scheduled' && scheduledFor) return `Planned for ${instantLabel(scheduledFor, timeZone)}`
  return `Begun ${instantLabel(createdAt, timeZone)}`
}
