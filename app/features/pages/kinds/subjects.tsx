import { address, choice, line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'

import { SectionImage, subjects as subjectNames } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const subjectsKind = sectionKind({
  name: 'subjects',
  needs: 'items',
  version: 1,
  label: 'Subjects with tall pictures',
  about: 'Tall pictures side by side, one a subject; each leads to its page.',
  width: 'page',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    items: list('Subjects', 'subject', {
      colour: choice('Colours and picture', subjectNames),
      title: line('Name', { max: 80, isRequired: true }),
      question: line('A question in the visitor’s voice'),
      text: text('What it is about', { max: 400 }),
      to: address('Leads to', { isRequired: true }),
      seed: line('The picture is drawn from', { max: 80, hint: 'Another word, another picture of the same subject.' }),
    }),
  },
  start: {
    title: 'What you will learn',
    lead: '',
    items: [{ colour: 'sleep', title: 'A subject', question: '', text: 'What it is about.', to: '/courses', seed: 'subject' }],
  },
})

export const subjects = drawnKind(
  subjectsKind,
  ({ values: { title, lead, items } }) =>
    items.length > 0 && (
      <Section title={title} lead={lead} className="master">
        <ul className="plates">
          {items.map(({ colour, title, question, text, to, seed }) => (
            <li key={`${title} ${to}`} data-pillar={colour}>
              <SectionImage
                picture={{ illustration: colour, seed }}
                width={300}
                height={410}
                narrow={{ width: 120, height: 220 }}
              />
              <div>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                {question && <p className="question">{question}</p>}
                <p>{text}</p>
                <span className="link" aria-hidden="true">
                  Open {title}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    ),
)
