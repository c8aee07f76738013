import { line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { NumberedSteps } from '#features/site/numbered-steps.tsx'

import { drawnKind } from './section-view.tsx'

export const stepsKind = sectionKind({
  name: 'steps',
  needs: 'steps',
  version: 1,
  label: 'Steps',
  about: 'What happens one after the other, counted in large figures.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    steps: list('Steps', 'step', { title: line('Heading', { isRequired: true }), text: text('Text', { max: 600 }) }),
  },
  start: { title: 'How it goes', steps: [{ title: 'First', text: 'What happens first.' }] },
})

export const steps = drawnKind(
  stepsKind,
  ({ id, values: { title, steps } }) => steps.length > 0 && <NumberedSteps id={id} title={title} steps={steps} />,
)
