import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react'

import type { Day } from '#base/dates/calendar-day.ts'
import { dayName, monthName, weekdays } from '#features/calendar/core/day-names.ts'
import { dayAfterKey, shiftMonths, weeksOfMonth } from '#features/calendar/core/month-days.ts'
import { Icon } from '#ui/icon.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

interface MonthCalendarProps {
  /** The chosen day; its month is shown. */
  readonly day: Day
  readonly today: Day
  readonly addressOf: (day: Day) => string
  /** How many sessions a day has. */
  readonly countOn: (day: Day) => number
  readonly choose: (day: Day) => void
}

/** Without a script it leads to a page, with one it acts in this one: it is used like a button either way. */
const usedLikeButton = { role: 'button', rel: 'nofollow' } as const

/**
 * A month of days to choose from. Arrow keys, Home, End, Page Up and Page Down walk as in the date grid of the ARIA authoring
 * practices, and Shift with the last two goes by years.
 */
export function MonthCalendar({ day, today, addressOf, countOn, choose }: MonthCalendarProps) {
  const title = useId()
  const walks = useRunsScripts()
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>('[aria-selected=true] a')?.focus()
    walked.current = false
  })
  function walk(event: KeyboardEvent<HTMLTableElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = event.key === ' ' ? dayOf(event.target) : dayAfterKey(day, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    goTo(next)
  }
  function goTo(next: Day) {
    walked.current = next !== day
    choose(next)
  }
  const turn = (months: number) => ({
    href: addressOf(shiftMonths(day, months)),
    onClick: (event: MouseEvent) => onPlainClick(event, () => choose(shiftMonths(day, months))),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      event.preventDefault()
      choose(shiftMonths(day, months))
    },
  })
  return (
    <section className="cal" aria-labelledby={title}>
      <div className="cal-head">
        <h2 className="title" id={title} aria-live="polite">
          {monthName(day)}
        </h2>
        <a {...usedLikeButton} {...turn(-1)} className="icon-btn" aria-label="Previous month">
          <Icon name="left" size={18} />
        </a>
        <a {...usedLikeButton} {...turn(1)} className="icon-btn" aria-label="Next month">
          <Icon name="right" size={18} />
        </a>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of days, and the table that it is */}
      <table ref={grid} role="grid" aria-labelledby={title} onKeyDown={walk}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(day).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} aria-selected={one === day} data-other={one.slice(0, 7) === day.slice(0, 7) ? undefined : ''}>
                  <a
                    {...usedLikeButton}
                    href={addressOf(one)}
                    data-day={one}
                    tabIndex={walks && one !== day ? -1 : undefined}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={dayLabel(one, countOn(one))}
                    onClick={(event) => onPlainClick(event, () => goTo(one))}
                  >
                    <span className="num">{Number(one.slice(8))}</span>
                    <span className="cal-dots" data-count={Math.min(countOn(one), 3)} />
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function dayLabel(day: Day, count: number): string {
  const sessions = count === 0 ? 'no appointments' : count === 1 ? '1 appointment' : `${count} appointments`
  return `${dayName(day)}, ${sessions}`
}

function dayOf(target: EventTarget): Day | null {
  return target instanceof HTMLElement ? (target.dataset['day'] ?? null) : null
}

/** A click that wants a new tab or window gets one. */
function onPlainClick(event: MouseEvent, act: () => void) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
