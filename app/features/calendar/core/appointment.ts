import type { PillarSlug } from '#content/pillars.ts'

export type AppointmentStatus = 'confirmed' | 'done' | 'no-show' | 'cancelled'

/** An appointment with the names of what belongs to it, as the coach sees it. */
export interface Appointment {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly zone: string
  readonly status: AppointmentStatus
  readonly note: string
  readonly cancelReason: string
  readonly cancelledBy: 'coach' | 'client' | null
  readonly uid: string
  readonly sequence: number
  readonly updatedAt: Date
  readonly type: { readonly id: string; readonly name: string; readonly place: string; readonly pillar: PillarSlug | null }
  readonly client: { readonly id: string; readonly name: string; readonly email: string; readonly userId: string | null }
}

/** What each status is called. */
export const statusNames: Readonly<Record<AppointmentStatus, string>> = {
  confirmed: 'Confirmed',
  done: 'Done',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
}

/** What the coach may do with an appointment now. */
export function possibleActions({ status, startsAt }: Pick<Appointment, 'status' | 'startsAt'>, now: Date) {
  const hasBegun = startsAt <= now
  return {
    /** Moving and cancelling: what has begun is done, or nobody came. */
    change: status === 'confirmed' && !hasBegun,
    /** Saying how it went. */
    mark: status !== 'cancelled' && hasBegun,
  }
}

/** Until when a member may cancel. */
export function cancelBound(startsAt: Date, cancelHours: number): Date {
  return new Date(startsAt.getTime() - cancelHours * 3_600_000)
}

/** Whether the member may still cancel. */
export function mayCancel(
  { status, startsAt }: Pick<Appointment, 'status' | 'startsAt'>,
  cancelHours: number,
  now: Date,
): boolean {
  return status === 'confirmed' && startsAt > now && cancelBound(startsAt, cancelHours) >= now
}
