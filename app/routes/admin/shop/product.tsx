import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { ConflictNotice } from '#features/shop/managing/conflict-notice.tsx'
import { DeleteButton } from '#features/shop/managing/delete-button.tsx'
import { DifferencesTable } from '#features/shop/managing/differences-table.tsx'
import { ProductEditorForm } from '#features/shop/managing/editor-form.tsx'
import { HistoryPart } from '#features/shop/managing/history-part.tsx'
import { editAddress, editButtonId, managedAddress, managedView } from '#features/shop/managing/managed-list.ts'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import type { OverHandle } from '#features/site/frame/scroll-to-top.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { AddressDialog } from '#ui/address-dialog.tsx'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/product.ts'
import { actOnProduct } from './product-action.server.ts'
import { loadProduct } from './product-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Edit product', listed: false })

export const handle: OverHandle = { over: '/shop/manage' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await loadProduct(context.get(servicesContext), signedIn(context), params.id)
  if (!product) throw data(null, 404)
  return { product, view: managedView(url.searchParams) }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  return actOnProduct(context, params.id, request, managedView(url.searchParams))
}

export default function ProductPage({ loaderData: { product, view }, actionData }: Route.ComponentProps) {
  const here = editAddress(product.id, view)
  const conflict = actionData?.conflict
  const report = actionData?.report
  return (
    <AddressDialog title="Edit product" closeTo={managedAddress(view)} openerId={editButtonId(product.id)}>
      {conflict && <ConflictNotice key={conflict.version} conflict={conflict} mine={report!.values} address={here} />}
      <DifferencesTable differences={product.differences} address={here} />
      <ProductEditorForm
        key={product.id}
        fields={conflict?.theirs ?? product.fields}
        address={here}
        report={report}
        version={conflict?.version ?? product.version}
        seen={conflict ? undefined : report?.values['seen']}
        hasEvidence={product.isCurated}
        own={product.own}
        button="Save changes"
        busyLabel="Saving..."
      />
      <OfferedClaims sentences={product.claims} />
      <HistoryPart history={product.history} chart={product.chart} />
      <div className="editor-part flex flex-wrap items-center gap-x-6 gap-y-2 pb-5">
        <TextLink to={`/shop/${product.slug}`}>See it in the shop</TextLink>
        {product.source && (
          <p className="cap wrap-anywhere">
            {product.source.said}{' '}
            <a className="link" href={product.source.address} target="_blank" rel="noopener noreferrer nofollow">
              {product.source.address}
            </a>
          </p>
        )}
        <DeleteButton id={product.id} name={product.name} action={here} />
      </div>
    </AddressDialog>
  )
}

export function ErrorBoundary() {
  return (
    <Alert kind="error" title="This product is gone" className="mt-5">
      Somebody has deleted it, or the address was mistyped.
    </Alert>
  )
}
