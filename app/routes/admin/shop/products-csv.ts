import { signedIn } from '#features/identity/viewer.server.ts'
import { exportProducts } from '#features/shop/managing/csv/export.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/products-csv.ts'

/** Every product as a file that can be edited and brought back. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="products.csv"',
    'Cache-Control': 'private, no-store',
  }
  return new Response(await exportProducts(context.get(servicesContext), signedIn(context)), { headers })
}
