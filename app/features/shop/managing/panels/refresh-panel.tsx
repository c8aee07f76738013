import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { isOver } from '#features/shop/core/refresh.ts'
import { HeldButton } from '#features/shop/managing/held-button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { RefreshState, type RefreshView } from './refresh-state.tsx'

type RefreshPanelProps = {
  suppliers: ReadonlyArray<{ readonly id: string; readonly name: string }>
  refresh: RefreshView | null
  isNamed: boolean
  /** Where the form is sent. */
  action: string
}

/** Has a supplier’s shop read again, and shows how far that is. */
export function RefreshPanel({ suppliers, refresh, isNamed, action }: RefreshPanelProps) {
  const isUnderWay = refresh !== null && !isOver(refresh.status)
  return (
    <Card title="Supplier refresh" level={3}>
      <p className="text-sm text-soft">
        Reads the shops that you allowed, politely: new products are added, prices and stock follow the page, and what you wrote
        is kept.
      </p>
      <Form method="post" action={action} preventScrollReset className="mt-4 grid gap-4">
        <PersonField />
        {suppliers.length > 0 && (
          <SelectField label="Supplier" name="supplier" options={suppliers.map(({ id, name }) => ({ value: id, label: name }))} />
        )}
        <div className="flex flex-wrap items-center gap-4">
          <HeldButton
            kind="secondary"
            name="intent"
            value="refresh"
            busyLabel="Starting..."
            isHeld={isUnderWay && suppliers.length === 1}
          >
            Refresh products
          </HeldButton>
          <TextLink to="/shop/manage/suppliers" className="text-sm">
            {suppliers.length === 0 ? 'Allow a supplier first' : 'Suppliers'}
          </TextLink>
        </div>
      </Form>
      {refresh && <RefreshState refresh={refresh} isNamed={isNamed} />}
    </Card>
  )
}
