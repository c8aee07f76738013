import { useCallback, useState, useSyncExternalStore, type PointerEvent } from 'react'

import { ReadyMarkup } from '#ui/ready-markup.tsx'

import { placesIn, readingsIn } from './read-drawn.ts'
import { titleIdOf, type Reading, type TrendView } from './trend.ts'

interface TrendChartProps {
  trend: TrendView
  /** All days of the chart as its table writes them, oldest first. */
  days: ReadonlyArray<string>
}

/**
 * One number over time: a chart and its table, both written by the server, and what reads them day by day. The reader looks at what stands in
 * the page, so nothing of it travels twice.
 */
export function TrendChart({ trend: { id, title, unit, pillar, frame, picture, table }, days }: TrendChartProps) {
  const [at, setAt] = useState<number | null>(null)
  const [section, setSection] = useState<HTMLElement | null>(null)
  const readings = useReadings(section, days, frame)
  const reading = at === null ? undefined : readings?.[at]
  function follow({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.querySelector('svg')!.getBoundingClientRect()
    if (readings) setAt(nearest(readings, ((clientX - left) / width) * frame.width))
  }
  return (
    <section ref={setSection} className="trend" aria-labelledby={titleIdOf(id)} data-pillar={pillar ?? undefined}>
      <div className="trend-picture" onPointerMove={follow} onPointerLeave={() => setAt(null)}>
        <ReadyMarkup markup={picture} />
        {reading && <Cursor reading={reading} frame={frame} />}
      </div>
      {readings && (
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
      <ReadyMarkup markup={table} />
    </section>
  )
}

type Frame = TrendView['frame']

/** What the chart and the table in the page say; null until the script runs. The page is looked at anew whenever other texts stand in it. */
function useReadings(section: HTMLElement | null, days: ReadonlyArray<string>, frame: Frame): ReadonlyArray<Reading> | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      if (section) observer.observe(section, { childList: true, subtree: true })
      return () => observer.disconnect()
    },
    [section],
  )
  return useSyncExternalStore(
    subscribe,
    () => section && readSection(section, days, frame),
    () => null,
  )
}

/** By their table, which another text replaces. */
const known = new WeakMap<Element, ReadonlyArray<Reading>>()

function readSection(section: HTMLElement, days: ReadonlyArray<string>, frame: Frame): ReadonlyArray<Reading> | null {
  const table = section.querySelector('tbody')
  if (!table) return null
  const before = known.get(table)
  if (before?.length === days.length) return before
  const rows = Array.from(table.rows, (row) => {
    const [day = '', value = '', mean = ''] = Array.from(row.cells, ({ textContent }) => textContent.replace('–', ''))
    return [day, [value, mean]] as const
  })
  const path = section.querySelector(frame.reads === 'points' ? 'defs path, path.trend-days, .trend-bars' : '.trend-means')
  const readings = readingsIn(days, new Map(rows), placesIn(path?.getAttribute('d') ?? ''), frame)
  known.set(table, readings)
  return readings
}

/** Over the picture, in its own units. */
function Cursor({ reading: { x, y }, frame: { width, height, axis } }: { reading: Reading; frame: TrendView['frame'] }) {
  return (
    <svg className="trend-cursor" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M${x} 4V${axis}`} />
      {y !== null && <circle cx={x} cy={y} r="4.5" />}
    </svg>
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
