import type { FAQPage, WithContext } from 'schema-dts'

import type { Question } from '#content/plans.ts'
import { fillIn } from '#features/site/core/fill-in.ts'

import { context, type Publisher } from './json-ld.ts'

/** Questions with their answers. Only for a page that shows the same words (`questions.tsx`): search engines insist on it. */
export function faqPage({ words }: Publisher, questions: readonly Question[]): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: fillIn(questions, words.name).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
