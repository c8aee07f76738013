import { buttons, line, text } from '#features/pages/core/fields.ts'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { CoachPicture, initialsOf } from '#features/site/core/coach-picture.tsx'

import { SectionButtons } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const coachKind = sectionKind({
  name: 'coach',
  version: 1,
  label: 'The coach’s portrait',
  about:
    'The portrait and the credentials of Settings -> Site -> Brand, beside the name, a heading and a text. Without a portrait, initials.',
  width: 'either',
  fields: {
    title: line('Heading'),
    text: text('Text', { hint: 'An empty line begins a new paragraph.' }),
    buttons: buttons(),
  },
  start: { title: 'Your coach', text: '', buttons: [{ label: 'About', to: '/about' }] },
})

const WIDTH = 320

export const coach = drawnKind(coachKind, ({ id, values: { title, text, buttons }, isInColumn, data: { coach } }) => {
  const { portrait, credentials, founder, siteName } = coach
  const section = (
    <section className="coach" {...(title ? { 'aria-labelledby': id } : { 'aria-label': 'The coach' })}>
      <CoachPicture
        portrait={portrait && { ...portrait, alt: portrait.alt || `The coach of ${siteName}` }}
        initials={initialsOf(isName(founder) ? founder : siteName)}
        width={WIDTH}
      />
      <div>
        {title && <h2 id={id}>{title}</h2>}
        {isName(founder) && <p className="coach-name">{founder}</p>}
        {text && (
          <div className="prose">
            {paragraphsOf(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {credentials.length > 0 && (
          <ul className="coach-credentials">
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        )}
        {buttons.length > 0 && (
          <div className="closing-acts">
            <SectionButtons buttons={buttons} isQuiet />
          </div>
        )}
      </div>
    </section>
  )
  return isInColumn ? section : <div className="wrap">{section}</div>
})

/** The founder may be a role, “a medical student”, which has no initials. */
const isName = (founder: string) => /^\p{Lu}/u.test(founder)
