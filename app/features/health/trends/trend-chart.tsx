import { useId, useState, type PointerEvent } from 'react'

import { DateText } from '#features/identity/dates/date-text.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { TrendLines } from './trend-lines.tsx'
import type { Reading, Trend, TrendDrawing } from './trend.ts'

/** One number over time: its newest value, what the chart says, the chart, and the same as a table. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { title, unit, pillar, latest, finding, drawing, readings } = trend
  const [at, setAt] = useState<number | null>(null)
  const runs = useRunsScripts()
  const id = useId()
  const reading = at === null ? undefined : readings[at]
  function follow({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(nearest(readings, ((clientX - left) / width) * drawing.width))
  }
  return (
    <section className="trend" aria-labelledby={id} data-pillar={pillar ?? undefined}>
      <div className="trend-head">
        <h3 id={id}>{title}</h3>
        {latest && (
          <p className="trend-latest num">
            {latest.value} <span>{unit}</span> <span className="cap">{latest.day}</span>
          </p>
        )}
      </div>
      <p className="cap num">{finding}</p>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={`${title}: ${finding}`}
        onPointerMove={follow}
        onPointerLeave={() => setAt(null)}
      >
        <TrendLines drawing={drawing} />
        {reading && <Cursor reading={reading} drawing={drawing} />}
      </svg>
      {runs && (
        <div className="trend-reader no-print">
          <input
            type="range"
            aria-label={`Read ${title} day by day`}
            aria-valuetext={inWords(readings[at ?? readings.length - 1], unit)}
            min={0}
            max={readings.length - 1}
            value={at ?? readings.length - 1}
            onChange={({ target }) => setAt(Number(target.value))}
            onBlur={() => setAt(null)}
          />
          <p className="cap num" aria-hidden="true">
            {reading ? inWords(reading, unit) : 'Drag, or use the arrow keys, to read a day.'}
          </p>
        </div>
      )}
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 items-center">As a table</summary>
        <TrendTable trend={trend} />
      </details>
    </section>
  )
}

function Cursor({ reading: { x, y }, drawing: { axis } }: { reading: Reading; drawing: TrendDrawing }) {
  return (
    <g className="trend-cursor">
      <path d={`M${x} 4V${axis}`} />
      {y !== null && <circle cx={x} cy={y} r="4.5" />}
    </g>
  )
}

function TrendTable({ trend: { title, unit, line, readings } }: { trend: Trend }) {
  return (
    <ScrollArea label={`${title} as a table`} className="trend-table">
      <table className="table">
        <caption className="vh">{title}, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className="n">
              {title}, {unit}
            </th>
            {line === 'means' && (
              <th scope="col" className="n">
                Mean of seven days
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {readings
            .filter(({ value, mean }) => value !== '' || mean !== '')
            .toReversed()
            .map(({ day, value, mean }) => (
              <tr key={day}>
                <th scope="row">
                  <DateText>{day}</DateText>
                </th>
                <td className="n num">{value || '–'}</td>
                {line === 'means' && <td className="n num">{mean || '–'}</td>}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function inWords(reading: Reading | undefined, unit: string): string {
  if (!reading) return ''
  const { day, value, mean } = reading
  return `${day}: ${value === '' ? 'no entry' : `${value} ${unit}`}${mean === '' ? '' : `, mean of seven days ${mean}`}`
}

/** The day that lies nearest to a place in the drawing. */
function nearest(readings: ReadonlyArray<Reading>, x: number): number {
  const [first, last] = [readings[0]!.x, readings.at(-1)!.x]
  const share = last === first ? 0 : (x - first) / (last - first)
  return Math.round(Math.min(1, Math.max(0, share)) * (readings.length - 1))
}
