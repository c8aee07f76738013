import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { FlagMark } from './results-table.tsx'
import type { ListedTest } from './shown.ts'

/** Each test that there are results of, with its newest one. */
export function TestsTable({ tests }: { tests: ReadonlyArray<ListedTest> }) {
  return (
    <table className="table table-pairs lab-table">
      <caption className="vh">Your tests, with the newest result of each</caption>
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Field</th>
          <th scope="col" className="n">
            Newest result
          </th>
          <th scope="col">Place</th>
          <th scope="col">Sample taken on</th>
          <th scope="col" className="n">
            Results
          </th>
        </tr>
      </thead>
      <tbody>
        {tests.map(({ loinc, name, panel, newest, dayInWords, times }) => (
          <tr key={loinc}>
            <th scope="row" className="wrap-anywhere">
              <TextLink to={`/health/labs/tests/${loinc}`}>{name}</TextLink>
            </th>
            <td data-label="Field">{panel}</td>
            <td className="n num wrap-anywhere" data-label="Newest result">
              {newest.printed}
            </td>
            <td data-label="Place">
              <FlagMark flag={newest.flag} />
            </td>
            <td data-label="Sample taken on">
              <DateText>{dayInWords}</DateText>
            </td>
            <td className="n num" data-label="Results">
              {times}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
