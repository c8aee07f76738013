import { pricingQuestions } from '#content/plans.ts'
import { Icon } from '#ui/icon.tsx'

export function PricingQuestions() {
  return (
    <section className="my-16 questions" aria-labelledby="questions">
      <h2 id="questions" className="mb-6">
        Questions
      </h2>
      {pricingQuestions.map(({ question, answer }) => (
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
