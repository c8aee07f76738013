import type { Day } from '#base/dates/calendar-day.ts'
import { Badge } from '#ui/badge.tsx'
import { EarlyScript } from '#ui/early-script.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import { BookingLink } from './booking-link.tsx'
import { DayList } from './day-list.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import type { ScheduleWords } from './schedule-words.ts'
import { sampleWeek, sampleSessionViews } from './session-view.ts'
import { scheduleAddress, useChosenDay, useVisitorsToday } from './use-chosen-day.tsx'

/** What /calendar shows until the owner keeps a real calendar: the sample, which is the same for everybody and marked as such. */
export function SampleSchedule({ asked, today: known, words }: { asked: Day | null; today: Day; words: ScheduleWords }) {
  const today = useVisitorsToday(known)
  const [day, choose] = useChosenDay(asked, today)
  const { sessions, clients, hours } = sampleWeek(today)
  const figures = [
    { label: 'sessions', figure: String(sessions) },
    { label: 'clients', figure: String(clients) },
    { label: 'of training', figure: `${hours}h` },
  ]
  return (
    <div className="wrap reading">
      <EarlyScript source={import.meta.env.SSR ? `(${askForToday})('${known}')` : ''} />
      <PageHeading
        title={words.title}
        eyebrow={<Badge tone="caution">Sample data</Badge>}
        lead={words.sampleLead}
        action={<BookingLink askAction={words.askAction} />}
      />
      <div className="cal-page">
        <MonthCalendar
          day={day}
          today={today}
          addressOf={scheduleAddress}
          countOn={(one) => sampleSessionViews(one).length}
          choose={choose}
        />
        <div className="grid content-start gap-8">
          <DayList day={day} sessions={sampleSessionViews(day)} emptyDay={words.emptyDay} />
          <section aria-labelledby="week-title">
            <h2 className="title mb-3" id="week-title">
              {words.weekTitle}
            </h2>
            <ul className="cal-week">
              {figures.map(({ label, figure }) => (
                <li key={label}>
                  <b className="num">{figure}</b> {label}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  )
}

/**
 * Where the visitor's clock shows another day than the page was drawn for, the page is drawn anew at once. Runs inline, before React exists, so it is
 * sent as its own source text and may use nothing from outside itself.
 */
function askForToday(known: string) {
  const now = new Date()
  const shown = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  if (shown !== known) document.currentScript!.dataset['scripts'] = 'at-once'
}
