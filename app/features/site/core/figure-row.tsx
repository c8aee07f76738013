import type { Figure } from '#content/site.ts'
import { Graticule } from '#ui/graticule.tsx'

/** Large figures in a row under the tick ruler, each over what it counts; nothing where there are none. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <>
      <Graticule />
      <dl className="figures" data-count={figures.length}>
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
