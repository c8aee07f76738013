import type { PillarSlug } from '#content/pillars.ts'

/** An appointment as its member sees it. */
export interface OwnAppointment {
  readonly id: string
  /** On the member’s own clocks. */
  readonly when: string
  readonly minutes: number
  readonly type: string
  readonly place: string
  readonly pillar: PillarSlug | null
  readonly status: string
  readonly isCancelled: boolean
  /** What the coach wrote when they cancelled it. */
  readonly reason: string
  /** Until when the member may cancel; null when they may not, or no longer. */
  readonly cancelUntil: string | null
  /** Why they may not, of one that stands; they write to the coach instead. */
  readonly late: string | null
}

/** Why a member may no longer cancel an appointment. */
export function lateSentence(hasBegun: boolean, cancelHours: number): string {
  if (hasBegun) return 'It has begun'
  return `It begins in less than ${cancelHours === 1 ? 'an hour' : `${cancelHours} hours`}`
}

/** What a member is told who cancels too late. */
export function tooLate(cancelHours: number): string {
  const bound =
    cancelHours === 0 ? 'once it has begun' : cancelHours === 1 ? 'in its last hour' : `in its last ${cancelHours} hours`
  return `An appointment can no longer be cancelled here ${bound}. Please write to the coach.`
}

/** What a member is reminded of: when, in words on their clocks. */
export type NextAppointment = Pick<OwnAppointment, 'when' | 'type' | 'place'>
