import { flagWords, isOutside } from '#features/health/labs/flags.ts'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { ShownResult } from './shown.ts'

/** The results of one report, in its order. */
export function ResultsTable({ results }: { results: ReadonlyArray<ShownResult> }) {
  return (
    <table className="table table-pairs lab-table">
      <caption className="vh">Results of this report</caption>
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col" className="n">
            Result
          </th>
          <th scope="col">Range of the laboratory</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, name, known, loinc, printed, range, flag }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere">
              {loinc ? <TextLink to={`/health/labs/tests/${loinc}`}>{name}</TextLink> : name}
              {known && <span className="cap ml-2">{known}</span>}
            </th>
            <td className="n num wrap-anywhere" data-label="Result">
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

/** Where a result lies, in words. */
export function FlagMark({ flag }: { flag: ShownResult['flag'] }) {
  if (flag === null) return '–'
  return isOutside(flag) ? <Badge tone="caution">{flagWords[flag]}</Badge> : flagWords[flag]
}
