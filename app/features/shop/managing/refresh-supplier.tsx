import { Form, useLocation } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

import { AlertNotice } from './alert-notice.tsx'

/** On the shelves, for administrators: has every supplier read anew. It also says what became of a product that was deleted there. */
export default function RefreshSupplier() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Form method="post" action="/shop/manage" preventScrollReset>
        <PersonField />
        <input type="hidden" name="from" value={pathname + search} />
        <Button kind="secondary" size="small" name="intent" value="refresh" busyLabel="Starting...">
          Refresh products
        </Button>
      </Form>
      <AlertNotice reloads={never} />
    </>
  )
}

const never = () => false
