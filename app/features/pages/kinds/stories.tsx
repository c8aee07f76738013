import { buttons, choice, line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { SampleSection } from '#features/site/stories/sample-section.tsx'
import { StorySection } from '#features/site/stories/story-section.tsx'

import { SectionButtons, subjects } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const storiesKind = sectionKind({
  name: 'stories',
  version: 1,
  label: 'Quotes from stories',
  about: 'What members tell of themselves, as far as it is published; samples where nothing is.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    buttons: buttons('Buttons beside samples'),
    samples: choice('Samples of', { none: 'None', ...subjects }, 'Shown, and marked as samples, until there are stories.'),
  },
  start: { title: 'In members’ own words', lead: '', buttons: [], samples: 'none' },
})

export const stories = drawnKind(storiesKind, ({ values: { title, lead, buttons, samples }, data: { stories } }) => {
  if (stories.length > 0) return <StorySection title={title} lead={lead} stories={stories} />
  if (samples === 'none') return null
  return (
    <SampleSection title={title} lead={lead} pillar={samples}>
      <SectionButtons buttons={buttons} isQuiet />
    </SampleSection>
  )
})
