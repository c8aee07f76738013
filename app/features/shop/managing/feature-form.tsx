import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

/** Puts a product of the list among the featured ones, or takes it out. */
export function FeatureForm({ id, isFeatured, action }: { id: string; isFeatured: boolean; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <PersonField />
      <input type="hidden" name="id" value={id} />
      <Button
        kind="secondary"
        size="small"
        name="intent"
        value={isFeatured ? 'unfeature' : 'feature'}
        busyLabel="Saving..."
        aria-describedby={`name-${id}`}
      >
        {isFeatured ? 'Unfeature' : 'Feature'}
      </Button>
    </Form>
  )
}
