import { use } from 'react'

import { NUMBERS_OF_DAY } from '#features/health/core/vitals.ts'
import { countDays } from '#features/health/days/day-words.ts'
import { DateLanguageContext, DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { plainRows } from '#ui/plain-rows.ts'
import { TextLink } from '#ui/text-link.tsx'
import { YearGrid } from '#ui/year-grid.tsx'

import { keepSentence } from './dashboard-summary.ts'
import type { Dashboard } from './dashboard.ts'
import type { WrittenDates } from './written-dates.ts'

interface StreakCardProps extends Pick<Dashboard, 'streak' | 'rested' | 'lastEntry' | 'labWeeks' | 'year'> {
  dates: Pick<WrittenDates, 'today' | 'months' | 'firstEntry' | 'grid'>
  className?: string
}

/** Both streaks in figures, and the year they come from. */
export function StreakCard({ streak, rested, lastEntry, labWeeks, year, dates, className }: StreakCardProps) {
  const isEmpty = streak.lastEntryDay === null
  const keep = keepSentence({ streak })
  const restDays = dates.months.reduce((sum, month) => sum + month.restDays, 0)
  const imported = dates.months.reduce((sum, month) => sum + month.imported, 0)
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
          {imported > 0 && (
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
            most={NUMBERS_OF_DAY}
            label={`Year of check-ins: ${countDays(streak.current)} in a row up to today${imported > 0 ? `, ${countDays(imported)} from files` : ''}${restDays > 0 ? `, ${countDays(restDays)} of rest` : ''}`}
            note={dates.firstEntry ?? 'Each day you check in fills one square.'}
            words={dates.grid ?? undefined}
          />
          {(!isEmpty || imported + restDays > 0) && (
            <YearTable {...dates} hasImported={imported > 0} hasRestDays={restDays > 0} />
          )}
        </div>
      </div>
    </Card>
  )
}

interface YearTableProps extends Pick<WrittenDates, 'today' | 'months'> {
  hasImported: boolean
  hasRestDays: boolean
}

/** The same year as figures. */
function YearTable({ today, months, hasImported, hasRestDays }: YearTableProps) {
  const language = use(DateLanguageContext)
  const rows = months.map(({ name, days, imported, fields, restDays }) => ({
    heading: name,
    cells: [days, ...(hasImported ? [imported] : []), fields, ...(hasRestDays ? [restDays] : [])],
  }))
  return (
    <details className="text-sm">
      <summary className="link inline-flex min-h-11 items-center">As a table</summary>
      <table className="table table-numbers">
        <caption className="vh">
          Days logged{hasRestDays && ', and days of rest,'} in each month up to <DateText>{today}</DateText>
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="n">
              Days logged
            </th>
            {hasImported && (
              <th scope="col" className="n">
                Of these from files
              </th>
            )}
            <th scope="col" className="n">
              {hasImported ? 'Numbers' : 'Numbers entered'}
            </th>
            {hasRestDays && (
              <th scope="col" className="n">
                Days of rest
              </th>
            )}
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: plainRows(rows, language) }} />
      </table>
    </details>
  )
}
