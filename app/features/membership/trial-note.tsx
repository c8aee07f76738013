import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { trialRefusals } from './core/trial-refusals.ts'
import { TrialLine } from './trial-line.tsx'

interface TrialNoteProps {
  /** Why the trial that was just asked for did not start. */
  refusal: string | null
  /** Why none can begin. */
  closed: 'member' | 'bought' | 'ended' | null
  /** Of a trial that runs. */
  daysLeft: number | null
}

/** What somebody should know before the form, or in its place: why a trial did not start, or that theirs is running or over. */
export function TrialNote({ refusal, closed, daysLeft }: TrialNoteProps) {
  if (refusal === null && closed === null && daysLeft === null) return null
  const isOpen = closed === 'member' || daysLeft !== null
  return (
    <Alert kind={refusal === null ? 'note' : 'error'}>
      {refusal === null && closed === null ? (
        <TrialLine daysLeft={daysLeft} className="num" />
      ) : (
        <p>{refusal ?? trialRefusals[closed!]}</p>
      )}
      {isOpen && <TextLink to="/dashboard">To your dashboard</TextLink>}
      {closed !== null && !isOpen && <TextLink to="/pricing">See the plans</TextLink>}
    </Alert>
  )
}
