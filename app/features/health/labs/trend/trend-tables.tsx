import { AGAINST_RANGE, LabTable, NumberCell, PlaceCell, RangeCell } from '#features/health/labs/pages/lab-table.tsx'
import { ReportLink } from '#features/health/labs/pages/report-link.tsx'

import type { UnplottedResult, TrendPoint } from './lab-trend.ts'

const TAKEN_ON = 'Sample taken on'
const RANGE = 'Range of the laboratory'

/** The numbers of the picture, the newest first. */
export function TrendTable({ points, unit }: { points: ReadonlyArray<TrendPoint>; unit: string }) {
  const inUnit = (heading: string) => (unit ? `${heading}, ${unit}` : heading)
  const columns = [TAKEN_ON, { number: inUnit('Result') }, { number: 'As printed' }, inUnit(RANGE), AGAINST_RANGE]
  return (
    <LabTable caption="Results, the newest first" columns={columns}>
      {points.toReversed().map(({ reportId, day, dayText, written, printed, range, flag }) => (
        <tr key={`${reportId} ${day} ${printed}`}>
          <th scope="row">
            <ReportLink id={reportId} day={dayText} />
          </th>
          <NumberCell label={inUnit('Result')}>{written}</NumberCell>
          <NumberCell label="As printed">{printed}</NumberCell>
          <RangeCell range={range} />
          <PlaceCell flag={flag} />
        </tr>
      ))}
    </LabTable>
  )
}

/** What could not be drawn with the others, and why. */
export function UnplottedTable({ results }: { results: ReadonlyArray<UnplottedResult> }) {
  return (
    <LabTable caption="Results that are shown apart" columns={[TAKEN_ON, { number: 'As printed' }, RANGE, 'Why apart']}>
      {results.map(({ reportId, dayText, printed, range, why }) => (
        <tr key={`${reportId} ${printed}`}>
          <th scope="row">
            <ReportLink id={reportId} day={dayText} />
          </th>
          <NumberCell label="As printed">{printed}</NumberCell>
          <RangeCell range={range} />
          <td data-label="Why apart">{why}</td>
        </tr>
      ))}
    </LabTable>
  )
}
