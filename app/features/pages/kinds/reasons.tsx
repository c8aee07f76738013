import { buttons, choice, line, list, text, type Values } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Reasons } from '#features/site/core/reasons.tsx'

import { SectionButtons } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

const points = list('Reasons', 'reason', {
  figure: choice('Drawing beside it', { evidence: 'Estimates', week: 'A week', range: 'A line in its range' }),
  title: line('Heading', { isRequired: true }),
  text: text('Text', { max: 600 }),
})
const start: Values<{ points: typeof points }> = {
  points: [{ figure: 'evidence', title: 'A reason', text: 'What it means for them.' }],
}

export const reasonsKind = sectionKind({
  name: 'reasons',
  version: 1,
  label: 'Reasons across the page',
  about: 'Reasons with a small drawing each, on a darker ground, beside a heading.',
  width: 'page',
  fields: { title: line('Heading', { isRequired: true }), lead: text('Introduction', { max: 600 }), buttons: buttons(), points },
  start: { title: 'Why {name}', lead: '', buttons: [], ...start },
})

export const reasons = drawnKind(reasonsKind, ({ id, values: { title, lead, buttons, points } }) => (
  <section className="section band-sunken" aria-labelledby={id}>
    <div className="wrap why">
      <div className="why-side">
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <SectionButtons buttons={buttons} isQuiet />
      </div>
      <Reasons points={points} />
    </div>
  </section>
))

export const reasonsInTextKind = sectionKind({
  name: 'reasons-in-text',
  version: 1,
  label: 'Reasons in the column',
  about: 'Reasons with a small drawing each, in the column of text.',
  width: 'column',
  fields: { title: line('Heading', { isRequired: true }), points },
  start: { title: 'What is different here', ...start },
})

export const reasonsInText = drawnKind(
  reasonsInTextKind,
  ({ id, values: { title, points } }) =>
    points.length > 0 && (
      <section className="passage" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <Reasons points={points} />
      </section>
    ),
)
