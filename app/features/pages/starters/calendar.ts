import type { StarterPage } from '#features/pages/core/page.ts'
import { calendarFrame } from '#features/pages/kinds/calendar-frame.ts'

import { frame, framed } from './starter-section.ts'

/** The public calendar: the owner’s own, or the sample until there is one. */
export function calendarStarter(): StarterPage {
  return framed(
    '/calendar',
    'Calendar',
    [
      frame(calendarFrame, {
        title: 'Personal Training Schedule',
        ownLead: 'Booked hours are marked. You can ask for any other.',
        sampleLead: 'How a week of sessions looks at {name}. The names are made up, and no time in it is taken.',
        askAction: 'Ask for a time',
        emptyDay: 'No appointments scheduled for this date',
        bookedLabel: 'Booked',
        zoneNote: 'Hours are those of {zone}.',
        offeredTitle: 'Sessions',
        weekTitle: 'This Week',
      }),
    ],
    { stays: true },
  )
}
