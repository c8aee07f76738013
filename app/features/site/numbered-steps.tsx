interface NumberedStepsProps {
  /** Unique on the page. */
  id: string
  title: string
  steps: readonly { title: string; text: string }[]
}

/** What happens one after the other, counted in large figures. */
export function NumberedSteps({ id, title, steps }: NumberedStepsProps) {
  return (
    <section className="steps" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map((step, at) => (
          <li key={step.title}>
            <span className="figure num" aria-hidden="true">
              {at + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
