import { eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { productFields, type ProductField, type ProductValues, type Provenance } from '#features/shop/core/product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import { dropPicture } from '#features/shop/products/pictures.server.ts'
import { changeProduct, insertProduct, removeProducts, type Product } from '#features/shop/products/products.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { productImports } from './csv-tables.server.ts'
import { canBeSaved, type ProductImport } from './imports.server.ts'
import type { PlannedRow, RowValues, UndoStep, UndoValues } from './planned-row.ts'

type Saved =
  | { readonly ok: true; readonly added: number; readonly changed: number }
  /** `changed meanwhile`: somebody edited one of the products, or added one, since the file was looked over. */
  | { readonly ok: false; readonly reason: 'gone' | 'done already' | 'not in order' | 'changed meanwhile' }

/** Does everything that was looked over, or nothing of it. */
export async function saveImport(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  id: string,
): Promise<Saved> {
  return services.db.transaction(async (tx): Promise<Saved> => {
    const file = await lockImport(tx, id)
    if (!file) return { ok: false, reason: 'gone' }
    if (file.status !== 'reviewed') return { ok: false, reason: 'done already' }
    if (!canBeSaved(file.rows)) return { ok: false, reason: 'not in order' }
    const before = await lockChanged(tx, file.rows)
    if (!(await isAsReviewed(tx, file.rows, before))) return { ok: false, reason: 'changed meanwhile' }
    const undo: UndoStep[] = []
    for (const row of file.rows) {
      const step = await saveRow(services, tx, row, before)
      if (step) undo.push(step)
    }
    await tx.update(productImports).set({ status: 'saved', undo, savedAt: services.clock.now() }).where(eq(productImports.id, id))
    const added = undo.filter(({ what }) => what === 'new').length
    const changed = undo.length - added
    await services.audit.record(tx, { actor: by, action: 'import.saved', details: { import: id, added, changed } })
    return { ok: true, added, changed }
  })
}

type Undone =
  | { readonly ok: true; readonly undone: number; readonly left: ReadonlyArray<string> }
  | { readonly ok: false; readonly reason: 'gone' | 'not saved' }

/** Takes an import back. Products that somebody changed since stay as they are, and are named. */
export async function undoImport(services: Infrastructure, by: By, id: string): Promise<Undone> {
  const taken = await services.db.transaction(async (tx) => {
    const file = await lockImport(tx, id)
    if (!file) return 'gone'
    if (file.status !== 'saved' || !file.undo) return 'not saved'
    const rows = await tx
      .select()
      .from(products)
      .where(inArray(products.id, ids(file.undo)))
      .orderBy(products.id)
      .for('update')
    const now = new Map(rows.map((product) => [product.id, product]))
    const mine = file.undo.filter(({ productId, version }) => now.get(productId)?.version === version)
    const left = file.undo.filter((step) => !mine.includes(step) && now.has(step.productId)).map(({ name }) => name)
    for (const step of mine)
      if (step.what === 'changed') await changeProduct(services, tx, now.get(step.productId)!, restored(step.before), 'csv')
    const added = mine.filter(({ what }) => what === 'new')
    const removed = added.length > 0 ? await removeProducts(services, tx, ids(added)) : []
    await tx.update(productImports).set({ status: 'undone', undoneAt: services.clock.now() }).where(eq(productImports.id, id))
    await services.audit.record(tx, { actor: by, action: 'import.undone', details: { import: id, products: mine.length } })
    return { undone: mine.length, left, removed }
  })
  if (typeof taken === 'string') return { ok: false, reason: taken }
  for (const { image } of taken.removed) await dropPicture(services, image)
  return { ok: true, undone: taken.undone, left: taken.left }
}

async function lockImport(tx: Transaction, id: string): Promise<ProductImport | null> {
  if (!isId(id)) return null
  const [file] = await tx.select().from(productImports).where(eq(productImports.id, id)).for('update')
  return file ?? null
}

/** In the order of ids, so that two imports at once wait for each other and never for ever. */
async function lockChanged(tx: Transaction, rows: ReadonlyArray<PlannedRow>): Promise<ReadonlyMap<string, Product>> {
  const wanted = rows.flatMap((row) => (row.what === 'changed' ? [row.productId] : []))
  if (wanted.length === 0) return new Map()
  const found = await tx.select().from(products).where(inArray(products.id, wanted)).orderBy(products.id).for('update')
  return new Map(found.map((product) => [product.id, product]))
}

async function isAsReviewed(
  tx: Transaction,
  rows: ReadonlyArray<PlannedRow>,
  before: ReadonlyMap<string, Product>,
): Promise<boolean> {
  const isSame = rows.every((row) => row.what !== 'changed' || before.get(row.productId)?.version === row.version)
  const sources = rows.flatMap((row) => (row.what === 'new' && row.values.sourceUrl ? [row.values.sourceUrl] : []))
  return isSame && (sources.length === 0 || (await tx.$count(products, inArray(products.sourceUrl, sources))) === 0)
}

async function saveRow(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  row: PlannedRow,
  before: ReadonlyMap<string, Product>,
): Promise<UndoStep | null> {
  if (row.what === 'new') {
    const checkedAt = services.clock.now()
    const provenance = byFile(row.values)
    const made = await insertProduct(services, tx, { ...row.values, priceSource: 'hand', checkedAt, provenance }, 'csv')
    return { what: 'new', productId: made.id, version: 1, name: made.name }
  }
  if (row.what !== 'changed') return null
  const product = before.get(row.productId)!
  const own = Object.keys(row.values).filter(isProductField)
  const after = await changeProduct(
    services,
    tx,
    product,
    {
      ...row.values,
      ...('price' in row.values && { priceSource: 'hand' as const, checkedAt: services.clock.now() }),
      handEdited: [...new Set([...product.handEdited, ...own])],
      provenance: { ...product.provenance, ...byFile(row.values) },
    },
    'csv',
  )
  return {
    what: 'changed',
    productId: product.id,
    version: after.version,
    name: product.name,
    before: undoValuesOf(product, row.values),
  }
}

/** What a row changes of a product, as it was. */
function undoValuesOf(product: Product, values: RowValues): UndoValues {
  const { priceSource, checkedAt, handEdited, provenance } = product
  const before = Object.fromEntries(Object.keys(values).map((field) => [field, product[field as keyof RowValues]]))
  return { ...before, priceSource, checkedAt: checkedAt?.toISOString() ?? null, handEdited, provenance }
}

function restored({ checkedAt, handEdited, provenance, ...before }: UndoValues): Partial<ProductValues> {
  return {
    ...before,
    checkedAt: checkedAt === null ? null : new Date(checkedAt),
    handEdited: handEdited.filter(isProductField),
    provenance: provenance as Provenance,
  }
}

function byFile(values: RowValues): Provenance {
  return Object.fromEntries(
    Object.keys(values)
      .filter(isProductField)
      .map((field) => [field, 'csv' as const]),
  )
}

function isProductField(name: string): name is ProductField {
  return productFields.some((field) => field === name)
}

function ids(steps: ReadonlyArray<UndoStep>): string[] {
  return steps.map(({ productId }) => productId)
}
