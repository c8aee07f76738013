import { Icon } from '#ui/icon.tsx'

import { CHART, type ChartShape } from './price-chart.ts'

export interface HistoryLineView {
  readonly id: string
  readonly when: string
  readonly price: string
  readonly inStock: boolean
  readonly source: 'page' | 'hand' | 'csv' | 'test'
}

const sources: Readonly<Record<HistoryLineView['source'], string>> = {
  page: 'Its page',
  hand: 'You',
  csv: 'A file',
  test: 'Test',
}

type HistoryPartProps = {
  history: ReadonlyArray<HistoryLineView>
  chart: (Pick<ChartShape, 'line' | 'gaps'> & { readonly finding: string; readonly edges: readonly [string, string] }) | null
}

/** What a product cost and whether it was there: drawn, and as a table. */
export function HistoryPart({ history, chart }: HistoryPartProps) {
  return (
    <section aria-labelledby="history" className="editor-part">
      <h3 id="history" className="managed-name mb-2">
        Price and stock
      </h3>
      {chart && <PriceLine chart={chart} />}
      <details className="folded mt-2">
        <summary className="flex min-h-11 items-center gap-2 py-2 text-sm">
          <Icon name="down" size={16} className="text-faint" />
          {history.length === 1 ? '1 change' : `${history.length} changes`}
        </summary>
        <table className="table table-pairs">
          <caption className="vh">Price and stock, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">Price</th>
              <th scope="col">Stock</th>
              <th scope="col">Said by</th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ id, when, price, inStock, source }) => (
              <tr key={id}>
                <th scope="row" className="num">
                  {when}
                </th>
                <td data-label="Price" className="num wrap-anywhere">
                  {price || 'None'}
                </td>
                <td data-label="Stock">{inStock ? 'In stock' : 'Out of stock'}</td>
                <td data-label="Said by">{sources[source]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function PriceLine({ chart: { line, gaps, finding, edges } }: { chart: NonNullable<HistoryPartProps['chart']> }) {
  return (
    <figure>
      <figcaption className="cap num mb-2">{finding}</figcaption>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        className="price-chart"
        role="img"
        aria-label={finding}
      >
        {gaps.map(({ x, width }) => (
          <rect key={x} x={x} y={0} width={width} height={CHART.height} className="price-gap" />
        ))}
        <path d={line} className="price-line" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="cap num flex justify-between" aria-hidden="true">
        <span>{edges[0]}</span>
        <span>{edges[1]}</span>
      </p>
    </figure>
  )
}
