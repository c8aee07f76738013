import { use } from 'react'

import { DateLanguageContext } from '#features/identity/dates/date-text.tsx'
import { plainRows } from '#ui/plain-rows.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'

import { drawLines } from './trend-lines.ts'
import { titleIdOf, type Trend } from './trend.ts'

/** One number over time: its newest value, what the chart says, and the chart. */
export function TrendPicture({ trend: { id, title, unit, latest, finding, drawing } }: { trend: Trend }) {
  return (
    <>
      <div className="trend-head">
        <h3 id={titleIdOf(id)}>{title}</h3>
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
        dangerouslySetInnerHTML={{ __html: drawLines(drawing, `days-of-${id}`) }}
      />
    </>
  )
}

/** The same as figures, newest first. */
export function TrendTable({ trend: { title, unit, line, readings } }: { trend: Trend }) {
  const language = use(DateLanguageContext)
  const rows = readings
    .filter(({ value, mean }) => value !== '' || mean !== '')
    .toReversed()
    .map(({ day, value, mean }) => ({ heading: day, cells: [value || '–', ...(line === 'means' ? [mean || '–'] : [])] }))
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">As a table</summary>
      <ScrollArea label={`${title} as a table`} className="trend-table">
        <table className="table table-numbers">
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
          <tbody dangerouslySetInnerHTML={{ __html: plainRows(rows, language) }} />
        </table>
      </ScrollArea>
    </details>
  )
}
