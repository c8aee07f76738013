import { line, list, text } from '#features/pages/core/fields.ts'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { ReadingPassage } from '#features/site/reading-passage.tsx'

import { drawnKind } from './section-view.tsx'

export const passageKind = sectionKind({
  name: 'passage',
  version: 1,
  label: 'Text',
  about: 'A heading in the margin, and paragraphs beside it; points below them where there are any.',
  width: 'column',
  fields: {
    heading: line('Heading', { isRequired: true }),
    text: text('Text', { hint: 'An empty line begins a new paragraph.' }),
    points: list('Points', 'point', { text: text('Point', { max: 600, isRequired: true }) }),
  },
  start: { heading: 'A heading', text: 'What you want to say.', points: [] },
})

export const passage = drawnKind(passageKind, ({ values: { heading, text, points } }) => (
  <ReadingPassage
    heading={heading}
    text={paragraphsOf(text)}
    {...(points.length > 0 && { points: points.map((point) => point.text) })}
  />
))
