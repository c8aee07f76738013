import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { drawnKind } from './section-view.tsx'

import coursesCss from '#features/courses/courses.css?url'

export const guaranteeKind = sectionKind({
  name: 'guarantee',
  version: 1,
  label: 'Guarantee',
  about: 'A promise on a quiet ground, with a large figure beside it.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: line('The promise in one line'),
    text: text('How it works', { max: 1_500 }),
    figure: line('Large figure', { max: 6, hint: 'A number of days, for example.' }),
  },
  start: { title: 'Guarantee', lead: '', text: '', figure: '' },
})

export const guarantee = drawnKind(
  guaranteeKind,
  ({ id, values: { figure, title, lead, text } }) => (
    <section className="course-guarantee" aria-labelledby={id}>
      {figure && (
        <p className="figure num" aria-hidden="true">
          {figure}
        </p>
      )}
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {text && <p className="mt-2 max-w-measure text-soft">{text}</p>}
      </div>
    </section>
  ),
  coursesCss,
)
