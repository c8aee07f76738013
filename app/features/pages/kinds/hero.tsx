import { dayCaption } from '#content/home.ts'
import { buttons, line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { DayDial } from '#ui/day-dial.tsx'

import { SectionButtons } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const heroKind = sectionKind({
  name: 'hero',
  version: 1,
  label: 'Opening with the day dial',
  about: 'The opening of a page that sells: a large heading beside the dial of an example day.',
  width: 'page',
  fields: {
    title: text('Heading', { max: 200, isRequired: true, hint: 'Each line stands on a line of its own.' }),
    lead: text('Introduction', { max: 600 }),
    buttons: buttons(),
    note: line('Note below the buttons'),
    caption: text('Below the dial', { max: 300 }),
  },
  start: {
    title: 'What you help people with',
    lead: 'One or two sentences on what they get and for whom it is.',
    buttons: [{ label: 'Start Free Trial', to: '/trial' }],
    note: '',
    caption: dayCaption,
  },
})

export const hero = drawnKind(heroKind, ({ id, values: { title, lead, buttons, note, caption } }) => (
  <div className="wrap hero">
    <div>
      <h1>
        {title.split('\n').map((part) => (
          <span key={part}>{part} </span>
        ))}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {buttons.length > 0 && (
        <div className="hero-acts">
          <SectionButtons buttons={buttons} />
        </div>
      )}
      {note && <p className="cap">{note}</p>}
    </div>
    <DayDial id={id} caption={caption} />
  </div>
))
