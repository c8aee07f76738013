import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { about, title } from './frames.ts'

export const calendarFrame = sectionKind({
  name: 'calendar-frame',
  version: 1,
  label: 'The schedule',
  about,
  width: 'frame',
  fields: {
    title,
    ownLead: text('Introduction to your own calendar', { max: 600 }),
    sampleLead: text('While your own calendar is off', {
      max: 600,
      hint: 'It stands until your own calendar is on: on a sample site over the sample, on an open one alone.',
    }),
    askAction: line('Button to the contact page', {
      max: 60,
      isRequired: true,
      hint: 'It stands while no other page for booking is set under Settings.',
    }),
    emptyDay: line('Where a day has no appointment', { isRequired: true }),
    bookedLabel: line('An hour that is taken', { max: 60, isRequired: true }),
    zoneNote: line('Whose clock it is', { isRequired: true, hint: '{zone} stands for your time zone.' }),
    offeredTitle: line('Heading of what can be booked', { isRequired: true }),
    weekTitle: line('Sample: heading of the week', { isRequired: true }),
  },
  start: {
    title: '',
    ownLead: '',
    sampleLead: '',
    askAction: '',
    emptyDay: '',
    bookedLabel: '',
    zoneNote: '',
    offeredTitle: '',
    weekTitle: '',
  },
})
