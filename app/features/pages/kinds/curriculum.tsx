import { address, choice, line, list, picture, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Link } from '#ui/link.tsx'

import { SectionImage, subjects } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

import coursesCss from '#features/courses/courses.css?url'

export const curriculumKind = sectionKind({
  name: 'curriculum',
  needs: 'items',
  isLinkedTo: true,
  version: 1,
  label: 'Curriculum',
  about: 'What is taught, subject by subject: a picture, its topics, and what one can do at the end.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    goalTitle: line('Above each goal', { max: 80 }),
    items: list('Subjects', 'subject', {
      colour: choice('Colours', subjects),
      picture: picture('Picture'),
      title: line('Name', { max: 80, isRequired: true }),
      to: address('Leads to'),
      topics: text('Topics', { max: 1_500, hint: 'Each on a line of its own.' }),
      goal: text('Goal', { max: 400 }),
    }),
  },
  start: {
    title: 'The curriculum',
    lead: '',
    goalTitle: 'Goal',
    items: [
      {
        colour: 'sleep',
        picture: { illustration: 'sleep', seed: 'curriculum' },
        title: 'A subject',
        to: '',
        topics: 'What it begins with\nWhat comes next',
        goal: 'What they can do at the end.',
      },
    ],
  },
})

export const curriculum = drawnKind(
  curriculumKind,
  ({ id, values: { title, lead, goalTitle, items } }) =>
    items.length > 0 && (
      <section className="course-block" id={id} aria-labelledby={`${id}-title`}>
        <div className="course-block-head">
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <ul className="curriculum">
          {items.map((item) => (
            <li key={`${item.title} ${item.to}`} data-pillar={item.colour}>
              <SectionImage picture={item.picture} width={300} height={200} />
              <div>
                <h3>{item.to ? <Link to={item.to}>{item.title}</Link> : item.title}</h3>
                <Topics lines={item.topics.split('\n').filter((topic) => topic.trim() !== '')} />
              </div>
              {item.goal && (
                <div>
                  {goalTitle && <h4 className="cap">{goalTitle}</h4>}
                  <p className="curriculum-goal">{item.goal}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    ),
  coursesCss,
)

function Topics({ lines }: { lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <ul>
        {lines.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    )
  )
}
