import { buttons, line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { ClosingCall } from '#features/site/closing-call.tsx'

import { SectionButtons } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const closingKind = sectionKind({
  name: 'closing',
  version: 1,
  label: 'Call to action',
  about: 'One sentence, and what to do about it.',
  width: 'column',
  fields: { title: line('Heading', { isRequired: true }), text: text('Text', { max: 600 }), buttons: buttons() },
  start: { title: 'Try it for a week', text: '', buttons: [{ label: 'Start Free Trial', to: '/trial' }] },
})

export const closing = drawnKind(closingKind, ({ values: { title, text, buttons } }) => (
  <ClosingCall title={title} text={text}>
    <SectionButtons buttons={buttons} />
  </ClosingCall>
))
