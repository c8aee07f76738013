import type { AlarmNote } from '#features/health/labs/alarm-notes.ts'
import { Badge } from '#ui/badge.tsx'

import { ReportLink } from './report-link.tsx'
import type { ReportView } from './report-view.ts'

const isPressing = ({ kind }: AlarmNote) => kind === 'now' || kind === 'today'

/** A report of the list: its results are counted. */
export type ListedReport = Omit<ReportView, 'results'> & { readonly count: number }

export function ReportsTable({ reports }: { reports: ReadonlyArray<ListedReport> }) {
  return (
    <table className="table table-pairs">
      <caption className="vh">Your lab reports, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Sample taken on</th>
          <th scope="col">Laboratory</th>
          <th scope="col" className="n">
            Results
          </th>
          <th scope="col" className="n">
            Outside of the range
          </th>
        </tr>
      </thead>
      <tbody>
        {reports.map(({ id, dayText, laboratory, count, outside, notes: [note] }) => (
          <tr key={id}>
            <th scope="row">
              <ReportLink id={id} day={dayText} />
            </th>
            <td data-label="Laboratory" className="wrap-anywhere">
              {laboratory || '–'}
            </td>
            <td className="n num" data-label="Results">
              {count}
            </td>
            <td className="n num" data-label="Outside of the range">
              {outside}
              {note && (
                <Badge tone={isPressing(note) ? 'alert' : 'caution'} className="ml-2">
                  {isPressing(note) ? 'Contact a doctor' : 'Far out of range'}
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
