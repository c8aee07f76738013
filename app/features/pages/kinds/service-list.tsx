import { address, line, list, picture, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { TextLink } from '#ui/text-link.tsx'

import { SectionImage } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const serviceListKind = sectionKind({
  name: 'service-list',
  needs: 'items',
  version: 1,
  label: 'List with small pictures',
  about: 'What is offered, one below the other, each with a small picture and a link.',
  width: 'column',
  fields: {
    items: list('Entries', 'entry', {
      name: line('Name', { isRequired: true }),
      text: text('Text', { max: 600 }),
      picture: picture('Picture'),
      action: line('Label of the link', { max: 80 }),
      to: address('Leads to'),
    }),
  },
  start: {
    items: [
      {
        name: 'What you offer',
        text: 'What it is.',
        picture: { illustration: 'sleep', seed: 'offer' },
        action: 'Write to me',
        to: '/contact',
      },
    ],
  },
})

export const serviceList = drawnKind(
  serviceListKind,
  ({ values: { items } }) =>
    items.length > 0 && (
      <ul className="services">
        {items.map(({ name, text, picture, action, to }) => (
          <li key={name} data-pillar={picture && 'illustration' in picture ? picture.illustration : undefined}>
            <SectionImage picture={picture} width={112} height={112} />
            <h2 className="title">{name}</h2>
            <p>{text}</p>
            {to && (
              <div>
                <TextLink to={to}>{action}</TextLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    ),
)
