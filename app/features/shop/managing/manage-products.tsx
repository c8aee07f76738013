import { EmptyState } from '#ui/empty-state.tsx'

/** The administrator’s side of the shop. */
export default function ManageProducts() {
  return (
    <EmptyState title="Nothing to manage yet" level={2}>
      The tools for products will stand here.
    </EmptyState>
  )
}
