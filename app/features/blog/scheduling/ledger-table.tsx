import { EmptyState } from '#ui/empty-state.tsx'

/** A line of the ledger with its instants in words. */
interface LedgerLineView {
  readonly id: string
  readonly title: string
  readonly due: string
  readonly claimed: string
  readonly done: string | null
  readonly error: string | null
}

/** What the scheduler did: what was due, when it was taken up, when it was done, and what went wrong. */
export function LedgerTable({ lines }: { lines: readonly LedgerLineView[] }) {
  if (lines.length === 0)
    return (
      <EmptyState title="Nothing has been due yet" level={2}>
        Each post that the scheduler publishes appears here, with when it was due and when it was done.
      </EmptyState>
    )
  return (
    <table className="table table-pairs">
      <caption className="vh">The scheduler’s ledger, the latest due first</caption>
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Due</th>
          <th scope="col">Claimed</th>
          <th scope="col">Done</th>
          <th scope="col">Error</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, due, claimed, done, error }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere">
              {title}
            </th>
            <td data-label="Due" className="num">
              {due}
            </td>
            <td data-label="Claimed" className="num">
              {claimed}
            </td>
            <td data-label="Done" className="num">
              {done ?? 'Not yet'}
            </td>
            <td data-label="Error" className={error ? 'text-alert' : 'text-soft'}>
              {error ?? 'None'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
