import { ButtonLink } from '#ui/button-link.tsx'

/** On the shelves, for administrators: reads a supplier’s pages anew. */
export default function RefreshSupplier() {
  return (
    <ButtonLink to="/shop/manage" kind="secondary" size="small">
      Refresh products
    </ButtonLink>
  )
}
