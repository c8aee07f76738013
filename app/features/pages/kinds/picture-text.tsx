import { buttons, choice, line, picture, text } from '#features/pages/core/fields.ts'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { SectionButtons, SectionImage } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const pictureTextKind = sectionKind({
  name: 'picture-text',
  version: 1,
  label: 'Text with a picture',
  about: 'Paragraphs beside a picture, on its left or on its right.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    text: text('Text', { hint: 'An empty line begins a new paragraph.' }),
    picture: picture('Picture'),
    side: choice('The picture stands', { right: 'On the right', left: 'On the left' }),
    buttons: buttons(),
  },
  start: {
    title: 'A heading',
    text: 'What you want to say.',
    picture: { illustration: 'stress', seed: 'picture' },
    side: 'right',
    buttons: [],
  },
})

export const pictureText = drawnKind(pictureTextKind, ({ id, values: { title, text, picture, side, buttons }, isFirst }) => (
  <section className={`picture-text picture-text-${side}`} aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      <div className="prose">
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {buttons.length > 0 && (
        <div className="closing-acts">
          <SectionButtons buttons={buttons} />
        </div>
      )}
    </div>
    <SectionImage picture={picture} width={460} height={360} isFirst={isFirst} />
  </section>
))
