import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { formatPublicDay } from '#features/site/format-public-day.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import { drawnKind } from './section-view.tsx'

export const datedHeadingKind = sectionKind({
  name: 'dated-heading',
  version: 1,
  label: 'Heading with the day of the last change',
  about: 'The opening of a page whose readers have to know since when it says what it says: the day follows what you publish.',
  width: 'column',
  fields: { title: line('Heading', { isRequired: true }), lead: text('Introduction', { max: 600 }) },
  start: { title: 'What this page is about', lead: '' },
})

export const datedHeading = drawnKind(datedHeadingKind, ({ values: { title, lead }, data: { changedOn } }) => (
  <PageHeading
    title={title}
    lead={lead}
    eyebrow={
      changedOn && (
        <>
          Last changed on <time dateTime={changedOn}>{formatPublicDay(changedOn)}</time>
        </>
      )
    }
  />
))
