import { useState } from 'react'
import { useNavigate } from 'react-router'

import type { Day } from '#base/dates/calendar-day.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import { BookingLink } from './booking-link.tsx'
import { DayList } from './day-list.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import type { Offered, RealSchedule as Schedule } from './public-schedule.ts'
import type { ScheduleWords } from './schedule-words.ts'
import { scheduleAddress } from './use-chosen-day.tsx'

/** The coach’s own calendar as the public may see it: which hours are taken, what can be booked, and how. */
export function RealSchedule({ asked, today, zone, first, last, booked, offered, words }: Schedule & { words: ScheduleWords }) {
  const navigate = useNavigate()
  const [day, setDay] = useState(asked ?? today)
  const on = (one: Day) => booked.filter((hour) => hour.day === one)
  const shown = on(day).map(({ from, to }) => ({
    key: from,
    time: from,
    title: words.bookedLabel,
    text: `Until ${to}`,
    status: '',
  }))
  function choose(one: Day) {
    setDay(one)
    if (one >= first && one <= last) history.replaceState(history.state, '', scheduleAddress(one))
    else void navigate(scheduleAddress(one), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="wrap reading">
      <PageHeading title={words.title} lead={words.ownLead} action={<BookingLink askAction={words.askAction} />} />
      <div className="cal-page">
        <MonthCalendar day={day} today={today} addressOf={scheduleAddress} countOn={(one) => on(one).length} choose={choose} />
        <div className="grid content-start gap-8">
          <DayList day={day} sessions={shown} emptyDay={words.emptyDay} note={words.zoneNote.replaceAll('{zone}', zone)} />
          {offered.length > 0 && <WhatIsOffered title={words.offeredTitle} offered={offered} />}
        </div>
      </div>
    </div>
  )
}

function WhatIsOffered({ title, offered }: { title: string; offered: readonly Offered[] }) {
  return (
    <section className="cal-day" aria-labelledby="offered-title">
      <h2 className="title" id="offered-title">
        {title}
      </h2>
      <ul>
        {offered.map(({ id, name, minutes, price }) => (
          <li key={id}>
            <span className="cal-time num">{minutes} min</span>
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-serif font-display text-lg">{name}</span>
              {price && <span className="cap num block">{price}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
