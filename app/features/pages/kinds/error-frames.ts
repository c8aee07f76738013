import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

/** The frames of pages that stand in the place of another one (routes/error-page.tsx, routes/public/nothing-here.tsx). */
const title = line('Heading', { isRequired: true })
const lead = text('Introduction', { max: 600 })

export const notFoundFrame = sectionKind({
  name: 'not-found-frame',
  version: 1,
  label: 'Page not found',
  about: 'What whoever comes to an address without a page reads, under the number 404.',
  width: 'frame',
  fields: { title, lead, action: line('Link to the home page', { max: 60, isRequired: true }) },
  start: { title: '', lead: '', action: '' },
})

export const errorFrame = sectionKind({
  name: 'error-frame',
  version: 1,
  label: 'Something went wrong',
  about:
    'What is read in the place of a page that failed; the preview shows the first of three cases. The number of the failure stands below it, so that you find it in the log.',
  width: 'frame',
  fields: {
    title: line('Heading: a mistake of the site', { isRequired: true }),
    lead,
    awayTitle: line('Heading: part of the site does not answer', { isRequired: true }),
    awayLead: text('Introduction: part of the site does not answer', { max: 600 }),
    refusedTitle: line('Heading: the request made no sense', { isRequired: true }),
    refusedLead: text('Introduction: the request made no sense', { max: 600 }),
    retryAction: line('Link to try again', { max: 60, isRequired: true }),
    homeAction: line('Link to the home page', { max: 60, isRequired: true }),
    numberNote: line('Before the number of the failure', { isRequired: true }),
  },
  start: {
    title: '',
    lead: '',
    awayTitle: '',
    awayLead: '',
    refusedTitle: '',
    refusedLead: '',
    retryAction: '',
    homeAction: '',
    numberNote: '',
  },
})
