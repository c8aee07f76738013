import { ContactFields } from '#features/inbox/contact-fields.tsx'
import { TrapField } from '#features/inbox/trap-field.tsx'
import { line, text } from '#features/pages/core/fields.ts'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Button } from '#ui/button.tsx'

import { drawnKind } from './section-view.tsx'

export const contactFormKind = sectionKind({
  name: 'contact-form',
  version: 1,
  label: 'Contact form',
  about: 'The form of the contact page. What is written in it comes to your inbox, and the contact page answers.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600, hint: 'An empty line begins a new paragraph.' }),
    action: line('Label of the button', { max: 60, isRequired: true }),
  },
  start: { title: 'Write to me', lead: '', action: 'Send Message' },
})

/**
 * A plain form: what is refused is shown on the contact page, with what was typed. No script measures how long it was open, so nothing is held
 * back for that, as on the contact page without scripts.
 */
export const contactForm = drawnKind(contactFormKind, ({ id, values: { title, lead, action } }) => (
  <section className="enquiry pb-12" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {paragraphsOf(lead).map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </div>
    <form method="post" action="/contact" className="grid gap-5" data-scripts="none">
      <ContactFields />
      <TrapField />
      <div>
        <Button>{action}</Button>
      </div>
    </form>
  </section>
))
