import { line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Questions } from '#features/site/questions.tsx'

import { drawnKind } from './section-view.tsx'

/** Questions with their answers, as search engines and the assistant read them too. */
export const questionList = list('Questions', 'question', {
  question: line('Question', { max: 300, isRequired: true }),
  answer: text('Answer', { max: 2_000, isRequired: true }),
})

export const questionsKind = sectionKind({
  name: 'questions',
  needs: 'questions',
  version: 1,
  label: 'Questions',
  about: 'Questions that open on their answers. Search engines read them too.',
  width: 'either',
  fields: {
    title: line('Heading', { isRequired: true }),
    questions: questionList,
  },
  start: { title: 'Questions', questions: [{ question: 'What people ask first', answer: 'What you answer.' }] },
})

export const questions = drawnKind(
  questionsKind,
  ({ id, values: { title, questions }, isInColumn }) =>
    questions.length > 0 && (
      <Questions id={id} title={title} questions={questions} {...(!isInColumn && { className: 'wrap mb-section' })} />
    ),
)
