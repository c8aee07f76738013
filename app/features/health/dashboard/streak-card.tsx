import { countDays } from '#features/health/days/day-words.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { YearGrid } from '#ui/year-grid.tsx'

import type { Dashboard } from './dashboard.ts'
import { keepSentence } from './lead.ts'
import type { WrittenDates } from './written-dates.ts'

/** Both streaks in figures, and the year they come from. */
export function StreakCard({ dashboard, className }: { dashboard: Dashboard; className?: string }) {
  const { streak, rested, lastEntry, labWeeks, year, dates } = dashboard
  const isEmpty = streak.lastEntryDay === null
  const keep = keepSentence(dashboard)
  const rests = dates.months.reduce((sum, month) => sum + month.rests, 0)
  const brought = dates.months.reduce((sum, month) => sum + month.brought, 0)
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
          {lastEntry && <p className="mt-3 text-sm text-soft">{lastEntry}</p>}
          {keep && (
            <p className="mt-3 text-sm text-soft">
              {keep}
              {streak.keeps > 0 && ' Until then Current shows 0.'}
            </p>
          )}
          {rested && <p className="mt-3 text-sm text-soft">{rested}</p>}
          {brought > 0 && (
            <p className="mt-3 text-sm text-soft">Days from files fill the year; they do not count as check-ins.</p>
          )}
          <p className="mt-3 text-sm">
            <TextLink to="/health/rests">Ill, or away?</TextLink>
          </p>
          {labWeeks && <p className="cap mt-3">{labWeeks}</p>}
        </div>
        <div>
          <YearGrid
            {...year}
            label={`Year of check-ins: ${countDays(streak.current)} in a row up to today${brought > 0 ? `, ${countDays(brought)} from files` : ''}${rests > 0 ? `, ${countDays(rests)} of rest` : ''}`}
            note={dates.firstEntry ?? 'Each day you check in fills one square.'}
            words={dates.grid ?? undefined}
          />
          {(!isEmpty || brought + rests > 0) && <YearTable {...dates} hasBrought={brought > 0} hasRests={rests > 0} />}
        </div>
      </div>
    </Card>
  )
}

interface YearTableProps extends Pick<WrittenDates, 'today' | 'months'> {
  hasBrought: boolean
  hasRests: boolean
}

/** The same year as figures. */
function YearTable({ today, months, hasBrought, hasRests }: YearTableProps) {
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">As a table</summary>
      <table className="table">
        <caption className="vh">
          Days logged{hasRests && ', and days of rest,'} in each month up to <DateText>{today}</DateText>
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="n">
              Days logged
            </th>
            {hasBrought && (
              <th scope="col" className="n">
                Of these from files
              </th>
            )}
            <th scope="col" className="n">
              {hasBrought ? 'Numbers' : 'Numbers entered'}
            </th>
            {hasRests && (
              <th scope="col" className="n">
                Days of rest
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, days, brought, fields, rests }) => (
            <tr key={name}>
              <th scope="row">
                <DateText>{name}</DateText>
              </th>
              <td className="n">{days}</td>
              {hasBrought && <td className="n">{brought}</td>}
              <td className="n">{fields}</td>
              {hasRests && <td className="n">{rests}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
