import { buttons, choice, line, picture, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { SectionButtons, SectionImage } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const openingKind = sectionKind({
  name: 'opening',
  version: 1,
  label: 'Opening with a picture',
  about: 'The opening of a page: heading, introduction and buttons beside a picture.',
  width: 'column',
  fields: {
    eyebrow: line('Above the heading', { max: 80 }),
    title: line('Heading', { isRequired: true }),
    question: line('A question in the visitor’s voice'),
    lead: text('Introduction', { max: 600 }),
    buttons: buttons(),
    picture: picture('Picture'),
    shape: choice('Shape of the picture', { wide: 'Wide', tall: 'Nearly square' }),
  },
  start: {
    eyebrow: '',
    title: 'What this page is about',
    question: '',
    lead: 'One or two sentences that say it.',
    buttons: [],
    picture: { illustration: 'sleep', seed: 'opening' },
    shape: 'wide',
  },
})

export const opening = drawnKind(
  openingKind,
  ({ values: { eyebrow, title, question, lead, buttons, picture, shape }, isFirst }) => (
    <div className="plate-hero">
      <div>
        {eyebrow && <p className="pillar-name">{eyebrow}</p>}
        <h1>{title}</h1>
        {question && <p className="question">{question}</p>}
        {lead && <p className="lead">{lead}</p>}
        {buttons.length > 0 && (
          <div className="closing-acts">
            <SectionButtons buttons={buttons} />
          </div>
        )}
      </div>
      <SectionImage picture={picture} width={460} height={shape === 'tall' ? 440 : 320} isFirst={isFirst} />
    </div>
  ),
)
