import { ReportLink } from '#features/health/labs/pages/report-link.tsx'
import { FlagMark } from '#features/health/labs/pages/results-table.tsx'

import type { ApartResult, TrendPoint } from './trend.ts'

/** The numbers of the picture, the newest first. */
export function TrendTable({ points, unit }: { points: ReadonlyArray<TrendPoint>; unit: string }) {
  return (
    <table className="table table-pairs lab-table">
      <caption className="vh">Results, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Sample taken on</th>
          <th scope="col" className="n">
            Result{unit && `, ${unit}`}
          </th>
          <th scope="col" className="n">
            As printed
          </th>
          <th scope="col">Range of the laboratory{unit && `, ${unit}`}</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ reportId, day, dayInWords, written, printed, range, flag }) => (
          <tr key={`${reportId} ${day} ${printed}`}>
            <th scope="row">
              <ReportLink id={reportId} day={dayInWords} />
            </th>
            <td className="n num" data-label={unit ? `Result, ${unit}` : 'Result'}>
              {written}
            </td>
            <td className="n num wrap-anywhere" data-label="As printed">
              {printed}
            </td>
            <td className="num" data-label="Range">
              {range || '–'}
            </td>
            <td data-label="Place">
              <FlagMark flag={flag} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What could not be drawn with the others, and why. */
export function ApartTable({ results }: { results: ReadonlyArray<ApartResult> }) {
  return (
    <table className="table table-pairs lab-table">
      <caption className="vh">Results that are shown apart</caption>
      <thead>
        <tr>
          <th scope="col">Sample taken on</th>
          <th scope="col" className="n">
            As printed
          </th>
          <th scope="col">Range of the laboratory</th>
          <th scope="col">Why apart</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ reportId, dayInWords, printed, range, why }) => (
          <tr key={`${reportId} ${printed}`}>
            <th scope="row">
              <ReportLink id={reportId} day={dayInWords} />
            </th>
            <td className="n num wrap-anywhere" data-label="As printed">
              {printed}
            </td>
            <td className="num" data-label="Range">
              {range || '–'}
            </td>
            <td data-label="Why apart">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
