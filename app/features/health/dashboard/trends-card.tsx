import { use } from 'react'

import { vitals } from '#features/health/core/vitals.ts'
import { drawLines } from '#features/health/trends/trend-lines.ts'
import { DateLanguageContext, DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { plainRows } from '#ui/plain-rows.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { RecentTrends, RecentTrend } from './recent-trends.ts'

/** The last 30 days of what was logged: charts, what is beyond them in a line each, and the same as a table. */
export function TrendsCard({ recentTrends, className }: { recentTrends: RecentTrends | null; className?: string }) {
  return (
    <Card title="Trends" action={recentTrends && <TextLink to="/health/trends">All trends</TextLink>} className={className}>
      {recentTrends ? <Charts recentTrends={recentTrends} /> : <Nothing />}
    </Card>
  )
}

function Charts({ recentTrends: { charts, others, days } }: { recentTrends: RecentTrends }) {
  const language = use(DateLanguageContext)
  const rows = days.map(({ day, values }) => ({ heading: day, cells: values.map((value) => value || '–') }))
  return (
    <>
      <div className="glance">
        {charts.map((trend) => (
          <div key={trend.id} className="trend" data-pillar={trend.pillar ?? undefined}>
            <Head trend={trend} />
            <svg viewBox={`0 0 ${trend.drawing.width} ${trend.drawing.height}`} role="img">
              {/* No label: those of this page belong to the fields of the check-in. */}
              <title>{`${trend.title}, the last 30 days: ${trend.finding}`}</title>
              <g dangerouslySetInnerHTML={{ __html: drawLines(trend.drawing, `glance-${trend.id}`) }} />
            </svg>
          </div>
        ))}
        {others.map((trend) => (
          <div key={trend.id} className="trend" data-pillar={trend.pillar ?? undefined}>
            <Head trend={trend} />
          </div>
        ))}
      </div>
      <p className="cap mt-5">
        Dots are days, the line is their mean of seven days, the band what is usual for you. What laboratories found is in your{' '}
        <TextLink to="/health/labs">lab results</TextLink>.
      </p>
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 items-center">As a table</summary>
        <ScrollArea label="Your last 30 days as a table" className="trend-table">
          <table className="table table-numbers">
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
            <tbody dangerouslySetInnerHTML={{ __html: plainRows(rows, language) }} />
          </table>
        </ScrollArea>
      </details>
    </>
  )
}

function Head({ trend: { title, unit, latest, finding } }: { trend: RecentTrend }) {
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

const waiting = ['sleepHours', 'restingHr', 'steps'] as const

/** Before the first number: what will be here, and how it gets here. */
function Nothing() {
  return (
    <>
      <div className="glance" aria-hidden="true">
        {waiting.map((name) => (
          <div key={name} className="trend">
            <div className="trend-head">
              <span className="font-serif text-lg text-soft">{vitals[name].label}</span>
              <span className="trend-latest text-faint">– –</span>
            </div>
            <svg viewBox="0 0 400 60">
              <path className="trend-axis" d="M0 34H400M0 34v5M200 34v5M400 34v5" />
              <text x="400" y="55" textAnchor="end">
                Today
              </text>
            </svg>
          </div>
        ))}
      </div>
      <p className="mt-5 max-w-[48ch] text-sm text-soft">
        Each number that you log draws its line here; after fourteen days also the range that is usual for you. Numbers that a
        device has already kept can be <TextLink to="/health/imports">imported</TextLink>, and reports of laboratories have{' '}
        <TextLink to="/health/labs">a place of their own</TextLink>.
      </p>
    </>
  )
}
