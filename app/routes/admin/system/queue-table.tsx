export interface QueueRow {
  readonly name: string
  readonly label: string
  readonly waiting: number
  /** How long the oldest has waited; null where none waits. */
  readonly oldest: string | null
  readonly later: number
  readonly running: number
  readonly failed: number
}

/** What waits and what runs, by kind of job. */
export function QueueTable({ queues }: { queues: ReadonlyArray<QueueRow> }) {
  if (queues.length === 0) return <p className="text-sm text-soft">Nothing waits, and nothing runs.</p>
  return (
    <table className="table table-pairs">
      <caption className="vh">Jobs by kind, over all processes</caption>
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Waiting</th>
          <th scope="col">Oldest</th>
          <th scope="col">Planned</th>
          <th scope="col">Running</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {queues.map(({ name, label, waiting, oldest, later, running, failed }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td data-label="Waiting" className="num">
              {waiting}
            </td>
            <td data-label="Oldest" className="num">
              {oldest ?? 'None'}
            </td>
            <td data-label="Planned" className="num">
              {later}
            </td>
            <td data-label="Running" className="num">
              {running}
            </td>
            <td data-label="Failed" className="num">
              {failed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
