import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { isMemberStatus, type MembershipStatus } from './entitlement.ts'
import { TrialLine } from './trial-line.tsx'
import { trialRefusals } from './trial-refusals.ts'

type TrialNoteProps = { refusal: string | null; status: MembershipStatus; daysLeft: number | null }

/** What somebody should know before the form: why a trial did not start, or that theirs is running or over. */
export function TrialNote({ refusal, status, daysLeft }: TrialNoteProps) {
  if (refusal) {
    return (
      <Alert kind="error">
        <p>{refusal}</p>
      </Alert>
    )
  }
  if (status === 'trial') {
    return (
      <Alert>
        <TrialLine daysLeft={daysLeft} className="num" />
        <TextLink to="/dashboard">To your dashboard</TextLink>
      </Alert>
    )
  }
  if (status === 'none') return null
  return (
    <Alert>
      <p>{isMemberStatus(status) ? trialRefusals.member : trialRefusals.ended}</p>
    </Alert>
  )
}
