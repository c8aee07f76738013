import { TRIAL_DAYS } from '#content/trial-days.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

export interface TrialDays {
  /** Which of its days it is, from 1. */
  readonly today: number
  /** When it ends, as its member reads dates. */
  readonly ends: string
  /** On which days a mail came, or comes. */
  readonly mails: ReadonlyArray<number>
  /** Whether the address may be mailed: it is confirmed, and the mails are wanted. */
  readonly isMailed: boolean
}

const days = Array.from({ length: TRIAL_DAYS }, (_, place) => place + 1)

interface TrialTimelineProps extends TrialDays {
  /** What the trial includes. The first three are named. */
  includes: ReadonlyArray<{ readonly text: string }>
}

/** The seven days of a running trial: which one it is, what is open, when mails come, and what the end brings. */
export function TrialTimeline({ today, ends, mails, isMailed, includes }: TrialTimelineProps) {
  const open = includes
    .slice(0, 3)
    .map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1))
    .join(', ')
  return (
    <section aria-labelledby="trial-days" className="trial-days">
      <h2 id="trial-days" className="title">
        Your trial, day {today} of {TRIAL_DAYS}
      </h2>
      <ol>
        {days.map((day) => (
          <li key={day} data-past={day < today || undefined} aria-current={day === today ? 'date' : undefined}>
            <b className="num">Day {day}</b>
            <span>{wordOf(day, today, mails)}</span>
          </li>
        ))}
      </ol>
      <div>
        <p>
          {open && (
            <>
              <b>Open now:</b> {open}.{' '}
            </>
          )}
          <TextLink to="/courses">Open your courses</TextLink>
        </p>
        <p>
          <b>The end:</b> <DateText>{ends}</DateText>, by itself. Nothing is charged, and what you entered stays yours.{' '}
          <TextLink to="/pricing">See the plans</TextLink>
        </p>
        {!isMailed && (
          <p>
            <b>Mails:</b> they come once your address is confirmed and mails about the trial are on.{' '}
            <TextLink to="/profile">See your profile</TextLink>
          </p>
        )}
      </div>
    </section>
  )
}

function wordOf(day: number, today: number, mails: TrialDays['mails']): string {
  const words = [day === today && 'Today', mails.includes(day) && 'Mail', day === TRIAL_DAYS && 'Last day']
  return words.filter(Boolean).join(', ')
}
