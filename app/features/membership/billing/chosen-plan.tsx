import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

interface ChosenPlanProps {
  slug: string
  name: string
  /** “$29 per month” */
  price: string
}

/** The plan that somebody chose before signing in, with the one step that is left. */
export function ChosenPlan({ slug, name, price }: ChosenPlanProps) {
  return (
    <section aria-labelledby="chosen-plan" className="card mb-8">
      <h2 id="chosen-plan" className="title">
        You chose {name}
      </h2>
      <p className="mt-3 mb-5 text-soft">{price}. The payment is made on a page of Stripe’s.</p>
      <Form method="post" action="/pricing">
        <PersonField />
        <Button name="plan" value={slug} busyLabel="Opening Stripe...">
          Continue to payment
        </Button>
      </Form>
    </section>
  )
}
