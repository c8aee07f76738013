import type { AlarmNote, ReportedNote } from '#features/health/labs/alarm-notes.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** Says in plain words that a doctor is the right address, and about which results; `reported` where the reports are elsewhere. */
export function AlarmAlert({ note, reported }: { note: AlarmNote; reported?: ReportedNote | undefined }) {
  const { kind, title, text, names } = note
  return (
    <Alert kind={kind === 'now' || kind === 'today' ? 'error' : 'note'} title={title}>
      <p>It is about {names}.</p>
      <p>{text}</p>
      <p className="mt-1 text-soft">This note is made by rule. A doctor of ours has not yet reviewed its words.</p>
      {reported && (
        <p className="mt-1 flex flex-wrap gap-x-5">
          {[reported, ...reported.others].map(({ reportId, dayText }) => (
            <TextLink key={reportId} to={`/health/labs/${reportId}`}>
              See the report
              {reported.others.length > 0 && (
                <>
                  {' of '}
                  <DateText>{dayText}</DateText>
                </>
              )}
            </TextLink>
          ))}
        </p>
      )}
    </Alert>
  )
}
