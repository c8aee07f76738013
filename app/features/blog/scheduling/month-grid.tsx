import type { Day } from '#base/dates/calendar-day.ts'
import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { formatMonth, shiftMonth, type Month } from './months.ts'

/** A post on the day on which it appears or appeared. */
interface PlacedPost {
  readonly id: string
  readonly title: string
  readonly status: 'draft' | 'scheduled' | 'published'
  readonly day: Day
  readonly time: string
}

type MonthGridProps = {
  month: Month
  weeks: readonly (readonly Day[])[]
  today: Day
  posts: readonly PlacedPost[]
  /** In whose clocks the days are. */
  zone: string
  addressOf: (month: Month) => string
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A month of what is planned and published, each post a link to its editor. On phones only days with something on them stand there. */
export function MonthGrid({ month, weeks, today, posts, zone, addressOf }: MonthGridProps) {
  const on = (day: Day) => posts.filter((post) => post.day === day)
  return (
    <section aria-labelledby="calendar-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="title" id="calendar-title">
          {formatMonth(month)}
        </h2>
        <nav aria-label="Months" className="flex gap-5 text-sm">
          <TextLink to={addressOf(shiftMonth(month, -1))}>Earlier</TextLink>
          <TextLink to={addressOf(today.slice(0, 7))}>This month</TextLink>
          <TextLink to={addressOf(shiftMonth(month, 1))}>Later</TextLink>
        </nav>
      </div>
      <table className="month">
        <caption className="vh">
          Posts of {formatMonth(month)}, {zone}
        </caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-other={day.slice(0, 7) === month ? undefined : ''}
                  data-empty={on(day).length === 0 ? '' : undefined}
                >
                  <time dateTime={day} className="month-day num" aria-current={day === today ? 'date' : undefined}>
                    {Number(day.slice(8))}
                    <span className="month-more"> {formatMonth(day.slice(0, 7))}</span>
                  </time>
                  {on(day).length > 0 && (
                    <ul>
                      {on(day).map(({ id, title, status, time }) => (
                        <li key={id}>
                          <Link to={editorAddress(id)} className={`month-post month-${status}`}>
                            <span className="num">{time}</span> {title}
                            <span className="vh">, {status}</span>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {posts.length === 0 && (
        <p className="mt-3 text-sm text-soft">Nothing is planned for this month, and nothing was published in it.</p>
      )}
      <p className="cap mt-3">Days are those of {zone}.</p>
    </section>
  )
}
