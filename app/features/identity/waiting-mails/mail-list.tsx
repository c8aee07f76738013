import { Link } from '#ui/link.tsx'

import { boxOfMail, validityWords, type MailValidity } from './waiting-mail.ts'

interface ListedMail {
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly validity: MailValidity
  readonly isTicked: boolean
  /** When it was written, in words and as machines read it. */
  readonly when: string
  readonly date: string
}

interface MailListProps {
  readonly mails: ReadonlyArray<ListedMail>
  readonly hasBoxes?: boolean
  /** Whether it says how each stands. */
  readonly hasStandings?: boolean
  readonly className?: string
}

/** Mails that were written and have not gone, each leading to what it says; with boxes where they can be chosen. */
export function MailList({ mails, hasBoxes = false, hasStandings = true, className }: MailListProps) {
  return (
    <ul className={className}>
      {mails.map(({ name, to, subject, when, date, validity, isTicked }) => (
        <li key={name} className="flex items-start gap-x-3 border-b border-line">
          {hasBoxes && (
            <span className="check shrink-0">
              <label>
                <input
                  type="checkbox"
                  name={boxOfMail(name)}
                  aria-label={`Send “${subject}” to ${to}`}
                  defaultChecked={isTicked}
                />
              </label>
            </span>
          )}
          <Link to={`/admin/outbox/${name}`} className="block min-w-0 flex-1 py-3 text-sm no-underline hover:bg-sunken sm:px-2">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-strong wrap-anywhere">{subject}</span>
              <time dateTime={date} className="cap">
                {when}
              </time>
            </span>
            <span className="mt-1 block break-all text-soft">To {to}</span>
            {hasStandings && validityWords[validity] && <span className="cap mt-1 block">{validityWords[validity]}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
