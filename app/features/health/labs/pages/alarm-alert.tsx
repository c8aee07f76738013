import type { AlarmNote } from '#features/health/labs/alarm-notes.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Says in plain words that a doctor is the right address, and about which results; `reportId` where the report is elsewhere. */
export function AlarmAlert({ note: { kind, title, text, names }, reportId }: { note: AlarmNote; reportId?: string | undefined }) {
  return (
    <Alert kind={kind === 'past' ? 'note' : 'error'} title={title}>
      <p>It is about {names}.</p>
      <p>{text}</p>
      <p className="mt-1 text-soft">This note is made by rule. A doctor of ours has not yet reviewed its words.</p>
      {reportId && (
        <p className="mt-1">
          <TextLink to={`/health/labs/${reportId}`}>See the report</TextLink>
        </p>
      )}
    </Alert>
  )
}
