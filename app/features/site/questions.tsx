import type { Question } from '#content/plans.ts'
import { Icon } from '#ui/icon.tsx'

import { useNamed } from './core/site-words.tsx'

interface QuestionsProps {
  /** Unique on the page. */
  id?: string
  title?: string
  questions: readonly Question[]
  /** Of the section’s wrapper. */
  className?: string
}

/** Questions that open on their answers, without scripts. What search engines are told of them is `faqPage`. */
export function Questions({ id = 'questions', title = 'Questions', questions, className = 'my-16' }: QuestionsProps) {
  return (
    <section className={`${className} questions`} aria-labelledby={id}>
      <h2 id={id} className="mb-6">
        {title}
      </h2>
      {useNamed(questions).map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  )
}
