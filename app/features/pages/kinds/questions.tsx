import { line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Questions } from '#features/site/questions.tsx'

import { drawnKind } from './section-view.tsx'

export const questionsKind = sectionKind({
  name: 'questions',
  version: 1,
  label: 'Questions',
  about: 'Questions that open on their answers. Search engines read them too.',
  width: 'either',
  fields: {
    questions: list('Questions', 'question', {
      question: line('Question', { max: 300, isRequired: true }),
      answer: text('Answer', { max: 2_000, isRequired: true }),
    }),
  },
  start: { questions: [{ question: 'What people ask first', answer: 'What you answer.' }] },
})

export const questions = drawnKind(
  questionsKind,
  ({ id, values: { questions }, isInColumn }) =>
    questions.length > 0 && <Questions id={id} questions={questions} {...(!isInColumn && { className: 'wrap mb-section' })} />,
)
