import { formatDay } from '#base/dates/format-date.ts'
import { ButtonLink } from '#ui/button-link.tsx'

export interface RedirectRow {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly hits: number
  readonly lastHitOn: string | null
  readonly source: 'hand' | 'slug'
  /** What answers in its place, since there is a page; null where it answers itself. */
  readonly silencedBy: string | null
}

/** Redirects with what can be known of their use. */
export function RedirectTable({ rows, path }: { rows: ReadonlyArray<RedirectRow>; path: string }) {
  return (
    <table className="table table-pairs">
      <caption className="vh">Redirects, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Old address</th>
          <th scope="col">New address</th>
          <th scope="col">Hits</th>
          <th scope="col">Last hit</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, from, to, hits, lastHitOn, source, silencedBy }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere">
              <span>
                {from}
                {silencedBy && <span className="cap block">{silencedBy}, so this redirect does not.</span>}
                {source === 'slug' && <span className="cap block">Added when an address changed</span>}
              </span>
            </th>
            <td data-label="New address">
              <span className="wrap-anywhere">{to}</span>
            </td>
            <td data-label="Hits" className="num">
              {hits.toLocaleString('en')}
            </td>
            <td data-label="Last hit" className="num">
              {lastHitOn ? formatDay(lastHitOn, null) : 'Never'}
            </td>
            <td data-label="What to do">
              <ButtonLink kind="secondary" size="small" to={`${path}/${id}`} aria-label={`Edit ${from}`}>
                Edit
              </ButtonLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
