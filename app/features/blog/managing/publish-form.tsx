import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

/** Publishes a post of the list, or takes it back. */
export function PublishForm({ id, isPublished, action }: { id: string; isPublished: boolean; action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <PersonField />
      <input type="hidden" name="id" value={id} />
      <Button
        kind="secondary"
        size="small"
        name="intent"
        value={isPublished ? 'unpublish' : 'publish'}
        busyLabel={isPublished ? 'Unpublishing...' : 'Publishing...'}
        aria-describedby={`title-${id}`}
      >
        {isPublished ? 'Unpublish' : 'Publish'}
      </Button>
    </Form>
  )
}
