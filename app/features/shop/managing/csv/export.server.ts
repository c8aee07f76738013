import { stringify } from 'csv-stringify/sync'
import { asc, gt } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { columns, withoutFormula, type Column } from './columns.ts'
import { fileColumns } from './file-columns.server.ts'

const BATCH = 500

/** Every product as a CSV file that can be edited and brought back: a few at a time, so that any number of them fits into memory. */
export async function exportProducts(
  services: Pick<Infrastructure, 'db' | 'audit'>,
  by: By,
): Promise<ReadableStream<Uint8Array>> {
  await services.db.transaction((tx) => services.audit.record(tx, { actor: by, action: 'products.exported' }))
  const encoder = new TextEncoder()
  let last: string | null = null
  return new ReadableStream({
    async pull(controller) {
      const rows = await batch(services, last)
      controller.enqueue(encoder.encode((last === null ? `\uFEFF${csv([columns])}` : '') + csv(rows.map(cellsOf))))
      last = rows.at(-1)?.slug ?? last ?? ''
      if (rows.length < BATCH) controller.close()
    },
  })
}

function csv(rows: ReadonlyArray<ReadonlyArray<string>>): string {
  return stringify(
    rows.map((row) => row.map(withoutFormula)),
    { record_delimiter: 'windows' },
  )
}

function batch({ db }: Pick<Infrastructure, 'db'>, after: string | null) {
  return db
    .select(fileColumns)
    .from(products)
    .where(after === null ? undefined : gt(products.slug, after))
    .orderBy(asc(products.slug))
    .limit(BATCH)
}

type Exported = Awaited<ReturnType<typeof batch>>[number]

function cellsOf(product: Exported): string[] {
  const yes = (is: boolean) => (is ? 'yes' : 'no')
  const cells: Record<Column, string | null> = {
    slug: product.slug,
    name: product.name,
    description: product.description,
    price: product.price,
    currency: product.currency,
    compare_at: product.compareAt,
    category: product.category,
    pillar: product.pillar,
    in_stock: yes(product.inStock),
    featured: yes(product.featured),
    image_url: product.imageUrl,
    affiliate_url: product.affiliateUrl,
    source_site: product.sourceSite,
    source_url: product.sourceUrl,
  }
  return columns.map((column) => cells[column] ?? '')
}
