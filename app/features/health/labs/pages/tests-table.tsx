import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { AGAINST_RANGE, LabTable, NumberCell, PlaceCell } from './lab-table.tsx'
import type { ListedTest } from './report-view.ts'

const columns = ['Test', 'Field', { number: 'Newest result' }, AGAINST_RANGE, 'Sample taken on', { number: 'Results' }]

/** Each test that there are results of, with its newest one. */
export function TestsTable({ tests }: { tests: ReadonlyArray<ListedTest> }) {
  return (
    <LabTable caption="Your tests, with the newest result of each" columns={columns}>
      {tests.map(({ key, address, name, panel, newest, dayText, times }) => (
        <tr key={key}>
          <th scope="row" className="wrap-anywhere">
            <TextLink to={address}>{name}</TextLink>
          </th>
          <td data-label="Field">{panel}</td>
          <NumberCell label="Newest result">{newest.printed}</NumberCell>
          <PlaceCell flag={newest.flag} />
          <td data-label="Sample taken on">
            <DateText>{dayText}</DateText>
          </td>
          <NumberCell label="Results">{times}</NumberCell>
        </tr>
      ))}
    </LabTable>
  )
}
