import { TrendLines } from '#features/health/trends/trend-lines.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Glance, GlanceTrend } from './glance.ts'

/** The last 30 days of what was logged: four charts, the rest in a line each, and the same as a table. */
export function TrendsCard({ glance, className }: { glance: Glance | null; className?: string }) {
  return (
    <Card
      title="Trends"
      action={
        <span className="flex flex-wrap justify-end gap-x-5 text-sm">
          <TextLink to="/health/labs">Lab results</TextLink>
          {glance && <TextLink to="/health/trends">All trends</TextLink>}
        </span>
      }
      className={className}
    >
      {glance ? <Charts glance={glance} /> : <Nothing />}
    </Card>
  )
}

function Charts({ glance: { charts, others, days } }: { glance: Glance }) {
  return (
    <>
      <div className="glance">
        {charts.map((trend) => (
          <div key={trend.id} className="trend" data-pillar={trend.pillar ?? undefined}>
            <Head trend={trend} />
            <svg
              viewBox={`0 0 ${trend.drawing.width} ${trend.drawing.height}`}
              role="img"
              aria-label={`${trend.title}, the last 30 days: ${trend.finding}`}
            >
              <TrendLines drawing={trend.drawing} />
            </svg>
          </div>
        ))}
        {others.map((trend) => (
          <div key={trend.id} className="trend" data-pillar={trend.pillar ?? undefined}>
            <Head trend={trend} />
          </div>
        ))}
      </div>
      <p className="cap mt-5">Dots are days, the line is their mean of seven days, the band what is usual for you.</p>
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 items-center">As a table</summary>
        <ScrollArea label="Your last 30 days as a table" className="trend-table">
          <table className="table">
            <caption className="vh">Your last 30 days, newest first</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                {charts.map(({ id, title, unit }) => (
                  <th key={id} scope="col" className="n">
                    {title}, {unit}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, values }) => (
                <tr key={day}>
                  <th scope="row">
                    <DateText>{day}</DateText>
                  </th>
                  {values.map((value, index) => (
                    <td key={charts[index]!.id} className="n num">
                      {value || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </>
  )
}

function Head({ trend: { title, unit, latest, finding } }: { trend: GlanceTrend }) {
  return (
    <>
      <div className="trend-head">
        <h3>{title}</h3>
        {latest && (
          <p className="trend-latest num">
            {latest.value} <span>{unit}</span>
            {latest.day !== 'today' && (
              <span className="cap">
                {' '}
                <DateText>{latest.day}</DateText>
              </span>
            )}
          </p>
        )}
      </div>
      <p className="cap num">{finding}</p>
    </>
  )
}

/** Before the first number: what will be here, and how it gets here. */
function Nothing() {
  return (
    <>
      <div className="trend trend-rest" aria-hidden="true">
        <svg viewBox="0 0 400 60">
          <path className="trend-axis" d="M44 40H392M44 40v5M218 40v5M392 40v5" />
          <text x="392" y="56" textAnchor="end">
            Today
          </text>
        </svg>
      </div>
      <p className="mt-3 max-w-[48ch] text-sm text-soft">
        Each number that you log draws its line here; after fourteen days also the range that is usual for you. Numbers that a
        device has already kept can be <TextLink to="/health/imports">brought along</TextLink>.
      </p>
    </>
  )
}
