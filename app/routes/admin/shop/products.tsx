import { useEffect } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router'

import { undoOf } from '#base/ticks.ts'
import type { AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { MANAGE, tickedActs } from '#features/shop/managing/managed-list.ts'
import { ToolPanels } from '#features/shop/managing/panels/tool-panels.tsx'
import { StatCards } from '#features/shop/managing/stat-cards.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { listLookOf } from '#routes/admin/list-look.server.ts'
import { pageSizeOf } from '#routes/admin/list-look.ts'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/products.ts'
import { ManagedShelf } from './managed-shelf.tsx'
import { loadPanels } from './panels-loader.server.ts'
import { loadProducts, withStatus } from './products-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Manage Products', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const look = listLookOf('products', { request, url, context })
  const [list, panels] = await Promise.all([
    loadProducts(context, url.searchParams, pageSizeOf(look)),
    loadPanels(context, url.searchParams),
  ])
  return withStatus({ ...list, look, undo: undoOf(url.searchParams.get('undo'), tickedActs), panels })
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { counts, panels, ...list } = loaderData
  const refusal = useOutletContext<{ adder?: AdderRefusal } | null>()?.adder ?? null
  const { search } = useLocation()
  useEffect(() => {
    if (list.failure) showToasts({ title: list.failure, kind: 'error' })
  }, [list.failure])
  // What a tool has to say stands on top; else the shelf does.
  const isAtWork = refusal !== null || panels.isNamed || panels.reading !== null
  const tools = <ToolPanels key="tools" panels={panels} refusal={refusal} action={MANAGE + search} />
  const shelf = <ManagedShelf key="shelf" {...list} />
  return (
    <>
      <StatCards counts={counts} />
      {isAtWork ? [tools, shelf] : [shelf, tools]}
      <Outlet />
    </>
  )
}
