import type { ImportProblem } from '#features/health/core/import.ts'

import { written } from './import-words.ts'

type ProblemsTableProps = {
  problems: ReadonlyArray<ImportProblem>
  /** How many there are; more than those that are listed. */
  refused: number
  isXml: boolean
}

/** What of a file was not taken, each with its line or record and the reason. */
export function ProblemsTable({ problems, refused, isXml }: ProblemsTableProps) {
  const more = refused - problems.length
  return (
    <table className="table mt-6">
      <caption className="mb-2 text-left font-strong">What was not imported, and why</caption>
      <thead>
        <tr>
          <th scope="col" className="import-row">
            {isXml ? 'Record' : 'Line'}
          </th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, reason }) => (
          <tr key={`${row} ${reason}`}>
            <td className="num">{written(row)}</td>
            <td className="wrap-anywhere">{reason}</td>
          </tr>
        ))}
      </tbody>
      {more > 0 && (
        <tfoot>
          <tr>
            <td colSpan={2} className="cap">
              and {written(more)} more
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
