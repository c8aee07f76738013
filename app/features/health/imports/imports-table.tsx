import type { ImportState } from '#features/health/core/import.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { importAddress } from './import-addresses.ts'
import { stateWords } from './import-words.ts'

/** An import in the list, written out. */
export interface ListedImport {
  readonly id: string
  readonly fileName: string
  readonly maker: string
  readonly state: ImportState
  readonly summary: string
  readonly when: string
}

/** What was imported, newest first. */
export function ImportsTable({ imports }: { imports: ReadonlyArray<ListedImport> }) {
  return (
    <table className="table table-pairs">
      <caption className="vh">Files you imported, newest first</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">From</th>
          <th scope="col">When</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, fileName, maker, state, summary, when }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink to={importAddress(id)} className="wrap-anywhere">
                {fileName}
              </TextLink>
            </th>
            <td data-label="From">{maker}</td>
            <td data-label="When" className="num">
              <DateText>{when}</DateText>
            </td>
            <td data-label="Result" className="num">
              <span>
                <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge> {summary}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
