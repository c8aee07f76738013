import type { TrialMailKind } from '#features/membership/core/trial-mail.ts'

/** The days on which the mails of a running trial become due, and the last ones on which they are: see `trial-mails/mail-due.ts`. */
const times: ReadonlyArray<{ readonly kind: TrialMailKind; readonly from: number; readonly to: number }> = [
  { kind: 'start', from: 1, to: 2 },
  { kind: 'day 3', from: 3, to: 5 },
  { kind: 'day 6', from: 6, to: 7 },
]

/** The days of a trial on which a mail came, or will come where its person can be mailed. */
export function mailDays(sent: ReadonlyMap<TrialMailKind, number>, today: number, isMailed: boolean): number[] {
  return times.flatMap(({ kind, from, to }) => {
    const day = sent.get(kind)
    if (day !== undefined) return [day]
    return isMailed && today <= to ? [Math.max(from, today)] : []
  })
}
