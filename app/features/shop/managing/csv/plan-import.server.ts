import { eq, inArray, or, sql } from 'drizzle-orm'

import { products, productSlugs } from '#features/shop/core/tables.server.ts'
import type { Product } from '#features/shop/products/products.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'

import { fileColumns } from './file-columns.server.ts'
import type { PlannedRow, RowValues } from './planned-row.ts'
import type { ReadRow } from './read-rows.server.ts'
import { rowValues } from './row-values.ts'

type Known = Pick<Product, keyof RowValues | 'id' | 'slug' | 'version'>

/** What becomes of each row as the shelves are now. Nothing is changed by it. */
export async function planImport(db: Database | Transaction, rows: ReadonlyArray<ReadRow>): Promise<PlannedRow[]> {
  const known = await findKnown(db, rows)
  const seen = new Map<string, number>()
  return rows.map(({ line, cells }): PlannedRow => {
    const slug = (cells.slug ?? '').trim()
    const name = (cells.name ?? '').trim().slice(0, 200) || slug || `Row ${line}`
    const refused = (reason: string): PlannedRow => ({ line, name, what: 'refused', reason })
    const parsed = rowValues(cells)
    if (!parsed.ok) return refused(parsed.reason)
    const { sourceSite: _site, sourceUrl, ...values } = parsed.values
    const product = slug ? known.bySlug.get(slug) : sourceUrl ? known.bySource.get(sourceUrl) : undefined
    if (slug && !product)
      return refused(`slug: no product has the address “${slug.slice(0, 80)}”. Leave the cell empty to add a new one.`)
    const key = product?.id ?? `new ${sourceUrl ?? name.toLowerCase()}`
    const earlier = seen.get(key)
    if (earlier !== undefined) return refused(`Row ${earlier} is about the same product.`)
    seen.set(key, line)
    if (product) return planChange({ line, name: product.name }, product, values)
    if (!values.name) return refused('name: Please enter a name.')
    if (known.names.has(values.name.toLowerCase()))
      return refused('name: a product of this name is there already. Its address belongs into the column slug.')
    return { line, name: values.name, what: 'new', values: { ...parsed.values, name: values.name } }
  })
}

function planChange(of: { line: number; name: string }, product: Known, values: RowValues): PlannedRow {
  const different = Object.entries(values).filter(([field, value]) => product[field as keyof RowValues] !== value)
  if (different.length === 0) return { ...of, what: 'unchanged' }
  return { ...of, what: 'changed', productId: product.id, version: product.version, values: Object.fromEntries(different) }
}

async function findKnown(db: Database | Transaction, rows: ReadonlyArray<ReadRow>) {
  const texts = (column: 'slug' | 'source_url' | 'name') => [
    ...new Set(rows.flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : []))),
  ]
  const [slugs, sources, names] = [texts('slug'), texts('source_url'), texts('name').map((name) => name.toLowerCase())]
  const found: Known[] = []
  for (const [column, wanted] of [
    [products.slug, slugs],
    [products.sourceUrl, sources],
  ] as const)
    if (wanted.length > 0) found.push(...(await db.select(columns).from(products).where(inArray(column, wanted))))
  // A file may be older than an address.
  const moved =
    slugs.length === 0
      ? []
      : await db
          .select({ ...columns, formerSlug: productSlugs.slug })
          .from(productSlugs)
          .innerJoin(products, eq(products.id, productSlugs.productId))
          .where(inArray(productSlugs.slug, slugs))
  const taken =
    names.length === 0
      ? []
      : await db
          .select({ name: sql<string>`lower(${products.name})` })
          .from(products)
          .where(or(inArray(sql`lower(${products.name})`, names)))
  return {
    bySlug: new Map<string, Known>([
      ...moved.map(({ formerSlug, ...product }) => [formerSlug, product] as const),
      ...found.map((product) => [product.slug, product] as const),
    ]),
    bySource: new Map(found.flatMap((product) => (product.sourceUrl ? [[product.sourceUrl, product] as const] : []))),
    names: new Set(taken.map(({ name }) => name)),
  }
}

const columns = { ...fileColumns, id: products.id, version: products.version }
