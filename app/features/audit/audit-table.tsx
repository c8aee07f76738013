import { Link } from '#ui/link.tsx'

import { formatAction, formatDetails } from './actions.ts'
import { formatAuditActor, type AuditActor } from './audit-actor.ts'

interface AuditEntryView {
  readonly id: string
  /** When, in words. */
  readonly at: string
  readonly action: string
  readonly actor: AuditActor
  readonly subject: AuditActor | null
  readonly details: Readonly<Record<string, string | number | boolean>>
}

/** Entries of the audit log; a person’s name leads to their page. */
export function AuditTable({ entries, caption }: { entries: ReadonlyArray<AuditEntryView>; caption: string }) {
  return (
    <table className="table table-pairs">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">Action</th>
          <th scope="col">Affected</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, action, actor, subject, details }) => (
          <tr key={id}>
            <th scope="row" className="num">
              {at}
            </th>
            <td data-label="Who" className="wrap-anywhere">
              <span>
                <Name of={actor} />
              </span>
            </td>
            <td data-label="Action">
              <span>
                {formatAction(action)} <span className="cap block">{formatDetails(details)}</span>
              </span>
            </td>
            <td data-label="Affected" className="wrap-anywhere">
              <span>{subject ? <Name of={subject} /> : '–'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ of }: { of: AuditActor }) {
  const name = formatAuditActor(of)
  if (of.kind === 'command' || of.kind === 'system') return name
  return (
    <Link to={of.kind === 'person' ? `/admin/people/${of.userId}` : `/admin/audit?person=${of.pseudonym}`} className="link">
      {name}
    </Link>
  )
}
