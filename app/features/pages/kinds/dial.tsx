import { dayCaption } from '#content/home.ts'
import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { DayDial } from '#ui/day-dial.tsx'

import { drawnKind } from './section-view.tsx'

export const dialKind = sectionKind({
  name: 'dial',
  version: 1,
  label: 'Instrument: the dial of a day',
  about: 'The dial of an example day beside a heading and a few words.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    text: text('Text', { max: 600 }),
    caption: text('Below the dial', { max: 300 }),
  },
  start: { title: 'A day at a glance', text: '', caption: dayCaption },
})

export const dial = drawnKind(dialKind, ({ id, values: { title, text, caption } }) => (
  <section className="picture-text" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
    <DayDial id={id} caption={caption} />
  </section>
))
