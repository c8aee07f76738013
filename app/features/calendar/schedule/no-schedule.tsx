import { PageHeading } from '#ui/page-heading.tsx'

import { BookingLink } from './booking-link.tsx'
import type { ScheduleWords } from './schedule-words.ts'

/** Stands on an open site whose owner shows no calendar: how to come to a time all the same. */
export function NoSchedule({ title, sampleLead, askAction }: Pick<ScheduleWords, 'title' | 'sampleLead' | 'askAction'>) {
  return (
    <div className="wrap reading">
      <PageHeading title={title} lead={sampleLead} action={<BookingLink askAction={askAction} />} />
    </div>
  )
}
