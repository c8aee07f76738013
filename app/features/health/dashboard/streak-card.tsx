import { countDays, monthName, writeDay, writeDayShort } from '#features/health/days/day-words.ts'
import { Card } from '#ui/card.tsx'
import { YearGrid } from '#ui/year-grid.tsx'

import type { Dashboard } from './dashboard.ts'
import { keepSentence } from './lead.ts'
import { monthsOf, type Year } from './year.ts'

/** Both streaks in figures, and the year they come from. */
export function StreakCard({ dashboard, className }: { dashboard: Dashboard; className?: string }) {
  const { streak, labWeeks, year, today } = dashboard
  const isEmpty = streak.lastEntryDay === null
  const keep = keepSentence(dashboard)
  return (
    <Card title="Streak" className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <div>
          <dl className="flex flex-wrap items-end gap-x-8 gap-y-3">
            <div>
              <dt className="cap">Current</dt>
              <dd className={isEmpty ? 'figure mt-2 text-faint' : 'figure mt-2'}>
                {streak.current}
                <span className="vh"> {streak.current === 1 ? 'day' : 'days'}</span>
              </dd>
            </div>
            <div>
              <dt className="cap">Longest</dt>
              <dd className="num font-serif text-xl">{countDays(streak.longest)}</dd>
            </div>
          </dl>
          {isEmpty && <p className="mt-3 text-sm text-soft">Start tracking your health data to build streaks!</p>}
          {keep && <p className="mt-3 text-sm text-soft">{keep}</p>}
          {labWeeks && (
            <p className="cap mt-3">
              Lab reports: {labWeeks.current} {labWeeks.current === 1 ? 'week' : 'weeks'} in a row, {labWeeks.longest} at best.
            </p>
          )}
        </div>
        <div>
          <YearGrid
            {...year}
            label={`Year of check-ins: ${countDays(streak.current)} in a row up to today`}
            note={
              year.firstDay ? `First entry ${writeDayShort(year.firstDay, today)}.` : 'Each day you check in fills one square.'
            }
          />
          {!isEmpty && <YearTable year={year} today={today} />}
        </div>
      </div>
    </Card>
  )
}

/** The same year as figures. */
function YearTable({ year, today }: { year: Year; today: string }) {
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">As a table</summary>
      <table className="table">
        <caption className="vh">Days logged in each month up to {writeDay(today)}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="n">
              Days logged
            </th>
            <th scope="col" className="n">
              Numbers entered
            </th>
          </tr>
        </thead>
        <tbody>
          {monthsOf(year)
            .toReversed()
            .map(({ month, days, fields }) => (
              <tr key={month}>
                <th scope="row">{`${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`}</th>
                <td className="n">{days}</td>
                <td className="n">{fields}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
