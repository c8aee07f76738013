import { useLocation } from 'react-router'

import { DeleteButton } from './delete-button.tsx'

/** On a card of the shelves, for administrators: leads back to where it was pressed. */
export default function DeleteProduct({ id, name }: { id: string; name: string }) {
  const { pathname, search } = useLocation()
  return <DeleteButton id={id} name={name} action="/shop/manage" from={pathname + search} />
}
