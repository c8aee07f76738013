import type { Figure } from '#content/site.ts'
import { Graticule } from '#ui/graticule.tsx'

/** Figures of more characters than fit at their full size stand smaller. */
function lengthOf(figures: readonly Figure[]): 'long' | 'longer' | undefined {
  const longest = Math.max(...figures.map(({ value }) => value.length))
  return longest > 14 ? 'longer' : longest > 7 ? 'long' : undefined
}

/** Large figures in a row under the tick ruler, each over what it counts. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <>
      <Graticule />
      <dl className="figures" data-count={figures.length} data-length={lengthOf(figures)}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
