import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { MANAGE, managedAddress, wholeList, type ManagedView } from './managed-list.ts'

/** Why the grid is empty. */
export function NoManagedProducts({ view, failure }: { view: ManagedView; failure: string | null }) {
  if (failure) return <EmptyState title={failure} />
  if (managedAddress(view) === MANAGE)
    return (
      <EmptyState title="No products found">
        Add one by hand, read one from the page of a shop, or import a supplier’s products. They appear here at once.
      </EmptyState>
    )
  return (
    <EmptyState title="No products found" action={<TextLink to={managedAddress(wholeList)}>Show all products</TextLink>}>
      Nothing matches your search.
    </EmptyState>
  )
}
