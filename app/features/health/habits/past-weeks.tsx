import { DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'

import { DayStateIcon } from './day-state-icon.tsx'
import type { PastWeek } from './habit-view.ts'
import { daysDone } from './habit-words.ts'

/** The weeks before this one, the newest first. */
export function PastWeeks({ weeks }: { weeks: ReadonlyArray<PastWeek> }) {
  return (
    <Card title="Past weeks" action={<span className="cap num">the newest {weeks.length}</span>}>
      <table className="table table-pairs">
        <caption className="vh">Habits of past weeks and the days on which they were done</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Habit</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, inWords, title, days, done }) => (
            <tr key={week}>
              <th scope="row">
                <DateText>{inWords}</DateText>
              </th>
              <td data-label="Habit">{title}</td>
              <td data-label="Days">
                <span>
                  <span className="habit-row" aria-hidden="true">
                    {days.map(({ day, state }) => (
                      <DayStateIcon key={day} state={state} />
                    ))}
                  </span>{' '}
                  <span className="num">{daysDone(done)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
