import { pricingQuestions } from '#content/plans.ts'
import { useNamed } from '#features/site/site-words.tsx'
import { Icon } from '#ui/icon.tsx'

export function PricingQuestions() {
  return (
    <section className="my-16 questions" aria-labelledby="questions">
      <h2 id="questions" className="mb-6">
        Questions
      </h2>
      {useNamed(pricingQuestions).map(({ question, answer }) => (
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
