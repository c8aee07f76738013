import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

/** Tries the settings that are saved. */
export function TestForm() {
  return (
    <Form method="post" action="/blog-automation/daily" preventScrollReset className="border-t border-line pt-4">
      <PersonField />
      <p className="mb-3 max-w-measure text-sm text-soft">
        A test writes an article by the saved settings and keeps it as a draft. Today’s own article still comes.
      </p>
      <Button kind="secondary" name="intent" value="test" busyLabel="Testing...">
        Test Generation
      </Button>
    </Form>
  )
}
