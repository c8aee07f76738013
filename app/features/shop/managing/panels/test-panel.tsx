import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** Puts plainly named samples on the shelves, to try the shop with, and takes them away again. */
export function TestPanel({ action, count }: { action: string; count: number }) {
  return (
    <Card title="Product database test" level={3}>
      <p className="text-sm text-soft">
        Samples to try the shop with. Their names say so, and visitors see them until they are cleared.
        {count > 0 && <span className="num"> {count === 1 ? 'One is there now.' : `${count} are there now.`}</span>}
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-4 flex flex-wrap gap-3">
        <PersonField />
        <Button kind="secondary" size="small" name="intent" value="add-tests" busyLabel="Adding...">
          Add Test Products
        </Button>
        <Button kind="secondary" size="small" name="intent" value="clear-tests" busyLabel="Clearing...">
          Clear Test Products
        </Button>
      </Form>
    </Card>
  )
}
