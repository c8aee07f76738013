import { instantLabel } from '#routes/admin/instant-label.ts'

interface Dated {
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly scheduledFor: Date | null
  readonly date: Date | null
  readonly createdAt: Date
}

/** The instant that counts for a post in its present state, in words. */
export function whenOf({ status, scheduledFor, date, createdAt }: Dated, timeZone: string | null): string {
  if (status === 'published') return `Published ${instantLabel(date ?? createdAt, timeZone)}`
  if (status === 'scheduled' && scheduledFor) return `Planned for ${instantLabel(scheduledFor, timeZone)}`
  return `Begun ${instantLabel(createdAt, timeZone)}`
}
