import { useEffect } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router'

import type { AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { ManagedFilterBar } from '#features/shop/managing/filter-bar.tsx'
import { MANAGE, managedAddress, editButtonId, newAddress } from '#features/shop/managing/managed-list.ts'
import { ManagedProductCard } from '#features/shop/managing/managed-product-card.tsx'
import { NoManagedProducts } from '#features/shop/managing/no-products.tsx'
import { ToolPanels } from '#features/shop/managing/panels/tool-panels.tsx'
import { StatCards } from '#features/shop/managing/stat-cards.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/products.ts'
import { loadPanels } from './panels-loader.server.ts'
import { loadProducts, withStatus } from './products-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Manage Products', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const [list, panels] = await Promise.all([loadProducts(context, url.searchParams), loadPanels(context, url.searchParams)])
  return withStatus({ ...list, panels })
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { view, counts, sites, products, total, hasMore, failure, panels } = loaderData
  const refusal = useOutletContext<{ adder?: AdderRefusal } | null>()?.adder ?? null
  const { search } = useLocation()
  useEffect(() => {
    if (failure) showToasts({ title: failure, kind: 'error' })
  }, [failure])
  // What a tool has to say stands on top; else the shelf does.
  const isAtWork = refusal !== null || panels.isNamed || panels.reading !== null
  const tools = <ToolPanels key="tools" panels={panels} refusal={refusal} action={MANAGE + search} />
  const shelf = (
    <section key="shelf" aria-labelledby="all-products" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="all-products" className="title">
          All products
        </h2>
        <ButtonLink id={editButtonId('new')} kind="secondary" size="small" to={newAddress(view)} preventScrollReset>
          New product
        </ButtonLink>
      </div>
      <ManagedFilterBar view={view} sites={sites} />
      <output className="cap num mt-4 mb-4 block">{failure ? '' : formatCount(total)}</output>
      {products.length === 0 ? (
        <NoManagedProducts view={view} failure={failure} />
      ) : (
        <ul className="managed-grid">
          {products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ManagedProductCard product={product} view={view} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={view.page} hasMore={hasMore} addressOf={(page) => managedAddress({ ...view, page })} />
    </section>
  )
  return (
    <>
      <StatCards counts={counts} />
      {isAtWork ? [tools, shelf] : [shelf, tools]}
      <Outlet />
    </>
  )
}

function formatCount(total: number): string {
  return total === 1 ? '1 product' : `${total.toLocaleString('en')} products`
}
