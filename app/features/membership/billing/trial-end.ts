import type { MembershipEvent } from '#features/membership/core/membership-event.ts'

type Line = Pick<MembershipEvent, 'id' | 'kind' | 'at' | 'note'>

/** A history, the newest first, with the end of the trial from that instant on: it is written down within the hour. */
export function withTrialEnd(history: ReadonlyArray<Line>, trialEndsAt: Date | null, now: Date): ReadonlyArray<Line> {
  if (!trialEndsAt || now < trialEndsAt || history.some(({ kind }) => kind === 'trial ended')) return history
  const end = { id: 'trial ended', kind: 'trial ended', at: trialEndsAt, note: {} } as const
  return [...history, end].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}
