import { Form } from 'react-router'

import { LOST_STEP_DAYS } from '#features/identity/core/access/lost-step.ts'
import { Button } from '#ui/button.tsx'

/** For somebody who has neither phone nor recovery codes. `goesOn` is the day on which the second step goes, once that was begun. */
export function LostStepForm({ goesOn }: { goesOn: string | null }) {
  return (
    <details className="mt-6 border-t border-line pt-5">
      <summary className="link">I have neither</summary>
      {goesOn ? (
        <p className="mt-4">Your second step will be removed on {goesOn}. From then on your password alone signs you in.</p>
      ) : (
        <Form method="post" action="/auth/second-step" className="mt-4 grid gap-4">
          <p>
            Without phone and recovery codes the second step can be removed, slowly: we mail you a link, and {LOST_STEP_DAYS} days
            after you follow it your password alone signs you in. Until then every mail of ours, and every sign-in with the second
            step, says so and can stop it.
          </p>
          <div>
            <Button kind="secondary" name="intent" value="lost" busyLabel="Sending...">
              Mail me the link
            </Button>
          </div>
        </Form>
      )}
    </details>
  )
}
