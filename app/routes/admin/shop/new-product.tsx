import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { productDefaults } from '#features/shop/core/product.ts'
import { createProductAs } from '#features/shop/managing/edit-product.server.ts'
import { ProductEditorForm } from '#features/shop/managing/editor-form.tsx'
import { editButtonId, managedAddress, managedView, newAddress } from '#features/shop/managing/managed-list.ts'
import { fieldsOf } from '#features/shop/managing/product-fields.ts'
import { ProductForm } from '#features/shop/managing/product-form.ts'
import { prepareProductPicture } from '#features/shop/products/pictures.server.ts'
import type { OverHandle } from '#features/site/frame/scroll-to-top.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readFormWithFiles, reportOf } from '#platform/form.server.ts'
import { pictureProblems } from '#platform/picture.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { AddressDialog } from '#ui/address-dialog.tsx'

import type { Route } from './+types/new-product.ts'
import { NOT_ANSWERING } from './product-actions.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'New product', listed: false })

export const handle: OverHandle = { over: '/shop/manage' }

export function loader({ url }: Route.LoaderArgs) {
  return { view: managedView(url.searchParams) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { fields, files } = await readFormWithFiles(request)
  const picture = files['picture'] && (await prepareProductPicture(context.get(servicesContext), await files['picture'].bytes()))
  if (picture && !picture.ok) return data({ report: reportOf(fields, { picture: pictureProblems[picture.reason] }) }, 400)
  const form = parseFields(fields, ProductForm)
  if (!form.ok) return data({ report: form.report }, 400)
  const { slug: _slug, ...given } = form.value
  const values = { ...given, priceSource: 'hand' as const }
  const made = await createProductAs(context.get(servicesContext), signedIn(context), values, picture?.picture).catch(
    logFailure(context, 'A product could not be added.'),
  )
  if (!made) return data({ report: reportOf(fields, { name: `Failed to create product: ${NOT_ANSWERING}` }) }, 503)
  const toast = { title: 'Product added', text: `${made.name} is in the shop now.` }
  return redirectWithToast(managedAddress(managedView(url.searchParams)), toast)
}

/** A product that nobody has written yet: a curated one. */
const empty = fieldsOf({ ...productDefaults, name: '', slug: '', category: 'essentials' })

export default function NewProductPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return (
    <AddressDialog title="New product" closeTo={managedAddress(view)} openerId={editButtonId('new')}>
      <ProductEditorForm
        fields={empty}
        address={newAddress(view)}
        report={actionData?.report}
        hasEvidence
        button="Add product"
        busyLabel="Adding..."
      />
    </AddressDialog>
  )
}
