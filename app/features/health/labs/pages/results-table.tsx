import { TextLink } from '#ui/text-link.tsx'

import { AGAINST_RANGE, LabTable, NumberCell, PlaceCell, RangeCell } from './lab-table.tsx'
import type { ResultView } from './report-view.ts'

/** The results of one report, in its order. */
export function ResultsTable({ results }: { results: ReadonlyArray<ResultView> }) {
  return (
    <LabTable caption="Results of this report" columns={['Test', { number: 'Result' }, 'Range of the laboratory', AGAINST_RANGE]}>
      {results.map(({ id, name, known, loinc, printed, range, flag }) => (
        <tr key={id}>
          <th scope="row" className="wrap-anywhere">
            {loinc ? <TextLink to={`/health/labs/tests/${loinc}`}>{name}</TextLink> : name}
            {known && <span className="cap ml-2">{known}</span>}
          </th>
          <NumberCell label="Result">{printed}</NumberCell>
          <RangeCell range={range} />
          <PlaceCell flag={flag} />
        </tr>
      ))}
    </LabTable>
  )
}
