import { DateText } from '#features/identity/dates/date-text.tsx'

import type { OwnMembership } from './own-membership.ts'

/** What happened to a membership, the latest first. */
export function HistoryList({ history }: Pick<OwnMembership, 'history'>) {
  return (
    <ol className="happened">
      {history.map(({ id, when, title, details, words }) => (
        <li key={id}>
          <p className="cap num">
            <DateText>{when}</DateText>
          </p>
          <div>
            <p>{title}</p>
            {details !== '' && <p className="cap num">{details}</p>}
            {words !== null && <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap">“{words}”</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
