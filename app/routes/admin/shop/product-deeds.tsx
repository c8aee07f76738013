import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { managedAddress, managedView } from '#features/shop/managing/managed-list.ts'
import { readForm } from '#platform/form.server.ts'

import type { Route } from './+types/product-deeds.ts'
import { deedNamed } from './deeds.server.ts'

/** Every form of Manage Products is sent here; each of them says what it is to do. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const deed = deedNamed(fields['do'])
  if (!deed) throw data(null, 400)
  return deed({ context, by: signedIn(context), fields, here: managedAddress(managedView(url.searchParams)) })
}

/** The list itself is drawn by the layout around it; no product is open. */
export default function NothingOpen() {
  return null
}
