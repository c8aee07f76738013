import { ButtonLink } from '#ui/button-link.tsx'

/** On a card of the shelves, for administrators. */
export default function DeleteProduct({ name }: { id: string; name: string }) {
  return (
    <ButtonLink to={`/shop/manage?q=${encodeURIComponent(name)}`} kind="danger" size="small" aria-label={`Delete ${name}`}>
      Delete
    </ButtonLink>
  )
}
