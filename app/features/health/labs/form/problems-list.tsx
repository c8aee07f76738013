import type { ReadProblem } from '#features/health/labs/reading/draft.ts'
import { Card } from '#ui/card.tsx'

/** What was not taken, with its row and the reason. */
export function ProblemsList({ problems }: { problems: ReadonlyArray<ReadProblem> }) {
  if (problems.length === 0) return null
  return (
    <Card title={problems.length === 1 ? 'One line was not taken' : `${problems.length} lines were not taken`}>
      <table className="table table-pairs">
        <caption className="vh">Lines that were not taken</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">It begins</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, text, reason }) => (
            <tr key={`${row} ${text} ${reason}`}>
              <th scope="row" className="num" data-label="Row">
                {row}
              </th>
              <td data-label="It begins" className="wrap-anywhere">
                {text}
              </td>
              <td data-label="Why">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
