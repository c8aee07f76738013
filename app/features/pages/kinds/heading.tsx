import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import { drawnKind } from './section-view.tsx'

export const headingKind = sectionKind({
  name: 'heading',
  version: 1,
  label: 'Heading of the page',
  about: 'The opening of a page that is read: its heading, and a sentence or two beside it.',
  width: 'column',
  fields: { title: line('Heading', { isRequired: true }), lead: text('Introduction', { max: 600 }) },
  start: { title: 'What this page is about', lead: '' },
})

export const heading = drawnKind(headingKind, ({ values: { title, lead } }) => <PageHeading title={title} lead={lead} />)
