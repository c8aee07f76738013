import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { questionList } from './questions.tsx'

/**
 * The frames of pages that do something: their words are fields, and other sections stand before and after them. Each is drawn by the page's own
 * route, so it has no view here, and a page has it once.
 */
export const about = 'What this page does. It can be written and moved, and stays.'
export const title = line('Heading', { isRequired: true })
export const lead = text('Introduction', { max: 600 })
const closingTitle = line('Heading of the call to action')
const closingText = text('Text of the call to action', { max: 600 })

export const pricingFrame = sectionKind({
  name: 'pricing-frame',
  version: 1,
  label: 'Plans, and questions about them',
  about,
  width: 'frame',
  fields: {
    title,
    lead,
    questionsTitle: line('Heading of the questions'),
    questions: questionList,
    closingTitle,
    closingText,
    trialAction: line('Button to the trial'),
    askAction: line('Button to the contact page'),
  },
  start: {
    title: '',
    lead: '',
    questionsTitle: '',
    questions: [],
    closingTitle: '',
    closingText: '',
    trialAction: '',
    askAction: '',
  },
})

export const testimonialsFrame = sectionKind({
  name: 'testimonials-frame',
  version: 1,
  label: 'Results and stories',
  about,
  width: 'frame',
  fields: {
    title,
    lead,
    storiesTitle: line('Heading of the stories', { isRequired: true }),
    invitation: line('Question to members'),
    invitationAction: line('Link to tell a story'),
    closingTitle,
    closingText,
    buyAction: line('First button'),
    trialAction: line('Second button'),
  },
  start: {
    title: '',
    lead: '',
    storiesTitle: '',
    invitation: '',
    invitationAction: '',
    closingTitle: '',
    closingText: '',
    buyAction: '',
    trialAction: '',
  },
})

export const contactFrame = sectionKind({
  name: 'contact-frame',
  version: 1,
  label: 'Contact form',
  about,
  width: 'frame',
  fields: {
    title,
    lead,
    asideTitle: line('Heading beside the form'),
    asideText: text('Text beside the form', { max: 1_500, hint: 'An empty line begins a new paragraph.' }),
  },
  start: { title: '', lead: '', asideTitle: '', asideText: '' },
})

export const corporateFrame = sectionKind({
  name: 'corporate-frame',
  isUntitled: true,
  version: 1,
  label: 'Enquiry form',
  about,
  width: 'frame',
  fields: { title, lead, note: text('Note', { max: 600 }) },
  start: { title: '', lead: '', note: '' },
})

export const legalFrame = sectionKind({
  name: 'legal-frame',
  version: 1,
  label: 'Legal texts',
  about,
  width: 'frame',
  fields: { title, lead },
  start: { title: '', lead: '' },
})

export const frameKinds = [pricingFrame, testimonialsFrame, contactFrame, corporateFrame, legalFrame]
