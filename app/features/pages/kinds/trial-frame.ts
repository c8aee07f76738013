import { line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { about, title } from './frames.ts'

export const trialFrame = sectionKind({
  name: 'trial-frame',
  version: 1,
  label: 'Form of the free trial',
  about: `${about} It is followed by a page that says that the trial has begun.`,
  width: 'frame',
  passages: [
    ['title', 'promises'],
    ['includesTitle', 'includes'],
  ],
  fields: {
    title,
    lead: text('Introduction for visitors', { max: 600 }),
    ownLead: text('Introduction for people who are signed in', { max: 600 }),
    closedTitle: line('Heading where no trial can begin', { isRequired: true }),
    startAction: line('Button that starts it', { isRequired: true }),
    skipAction: line('Link to the plans', { isRequired: true }),
    includesTitle: line('Heading of what it includes', { isRequired: true }),
    includes: list('What it includes', 'thing', { text: line('What', { isRequired: true }) }, { max: 20 }),
    promises: line('Below what it includes', { max: 300 }),
    startedTitle: line('It has begun: heading', { isRequired: true }),
    startedText: text('It has begun: introduction', { max: 600 }),
    mailText: text('It has begun: on the mail', { max: 600, hint: '{email} stands for the address that was typed.' }),
    dashboardText: line('On the way to the dashboard'),
    dashboardAction: line('Button to the dashboard', { isRequired: true }),
    returnText: line('On the way back to where they came from'),
    returnAction: line('Button back to where they came from', { isRequired: true }),
  },
  start: {
    title: '',
    lead: '',
    ownLead: '',
    closedTitle: '',
    startAction: '',
    skipAction: '',
    includesTitle: '',
    includes: [],
    promises: '',
    startedTitle: '',
    startedText: '',
    mailText: '',
    dashboardText: '',
    dashboardAction: '',
    returnText: '',
    returnAction: '',
  },
})
