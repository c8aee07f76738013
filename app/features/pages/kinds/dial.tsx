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
  fields: { title: line('Heading', { isRequired: true }), text: text('Text', { max: 600 }) },
  start: { title: 'A day at a glance', text: '' },
})

export const dial = drawnKind(dialKind, ({ id, values: { title, text } }) => (
  <section className="picture-text" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
    <DayDial />
  </section>
))
