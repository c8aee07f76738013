import { and, eq, inArray } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { productFields, type Evidence, type ProductField, type ProductValues } from '#features/shop/core/product.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { dropPicture, putProductPicture } from '#features/shop/products/pictures.server.ts'
import {
  changeProduct,
  insertProduct,
  lockProduct,
  moveProduct,
  removeProducts,
  type Product,
} from '#features/shop/products/products.server.ts'
import type { PreparedPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { EditorField } from './product-fields.ts'
import type { EditedProduct } from './product-form.ts'

/** Who does it, for the audit log. */
export interface By {
  readonly userId: string
}

/** The product of this id, whole; null when there is none. */
export async function findManagedProduct({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<Product | null> {
  if (!isId(id)) return null
  const [product] = await db.select().from(products).where(eq(products.id, id))
  return product ?? null
}

interface Edit {
  readonly values: EditedProduct
  /** Only these are saved: a refresh may have changed the others since. */
  readonly changed: ReadonlySet<EditorField>
  /** The version that was before whoever edited. */
  readonly over: number
  /** In place of the picture’s address. */
  readonly picture?: PreparedPicture | undefined
}

type Edited =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly reason: 'gone' | 'changed meanwhile' | 'slug taken' }

/** Saves what a person changed. Values of a page that they wrote anew stay theirs: no refresh overwrites them. */
export async function editProductAs(
  services: Infrastructure,
  by: By,
  id: string,
  { values, changed, over, picture }: Edit,
): Promise<Edited> {
  const saved = await services.db.transaction(async (tx): Promise<Edited & { unused?: Product['image'] }> => {
    const before = await lockProduct(tx, id)
    if (!before) return { ok: false, reason: 'gone' }
    if (before.version !== over) return { ok: false, reason: 'changed meanwhile' }
    const slug = (changed.has('slug') && values.slug) || before.slug
    const isMoved = slug !== before.slug
    if (isMoved && !(await moveProduct(tx, before, slug))) return { ok: false, reason: 'slug taken' }
    const image = picture && (await putProductPicture(services, id, picture))
    const given = { ...values, ...(image && { imageUrl: image.address }) }
    const changes = changesOf(services, before, given, image ? new Set([...changed, 'imageUrl' as const]) : changed)
    if (!isMoved && Object.keys(changes).length === 0) return { ok: true, product: before }
    const after = await changeProduct(services, tx, before, changes, 'hand')
    if (image) await tx.update(products).set({ image: image.picture }).where(eq(products.id, id))
    await services.audit.record(tx, { actor: by, action: 'product.edited', details: { product: id } })
    const isOther = image ? image.picture.key !== before.image?.key : after.image === null
    return { ok: true, product: after, unused: isOther ? before.image : null }
  })
  if (!saved.ok) return saved
  await dropPicture(services, saved.unused ?? null)
  return { ok: true, product: saved.product }
}

/** A new product by hand. */
export async function createProductAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'files' | 'broadcast' | 'clock'>,
  by: By,
  values: Partial<ProductValues> & Pick<ProductValues, 'name'>,
  picture?: PreparedPicture,
): Promise<Pick<Product, 'id' | 'slug' | 'name'>> {
  return services.db.transaction(async (tx) => {
    const checkedAt = values.price ? services.clock.now() : null
    const made = await insertProduct(services, tx, { checkedAt, ...values }, 'hand')
    const image = picture && (await putProductPicture(services, made.id, picture))
    if (image) await tx.update(products).set({ imageUrl: image.address, image: image.picture }).where(eq(products.id, made.id))
    await services.audit.record(tx, { actor: by, action: 'product.created', details: { product: made.id } })
    return made
  })
}

/** Puts a product in front of all others, or back among them. False when there is none of this id. */
export async function featureProductAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  id: string,
  featured: boolean,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    if (!before) return false
    if (before.featured === featured) return true
    await changeProduct(services, tx, before, { featured }, 'hand')
    const action = featured ? 'product.featured' : 'product.unfeatured'
    await services.audit.record(tx, { actor: by, action, details: { product: id } })
    return true
  })
}

/**
 * Puts these products in front of all others, or takes them back from there.
 *
 * @returns those that were changed
 */
export async function featureTickedAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  ids: readonly string[],
  featured: boolean,
): Promise<string[]> {
  const { db } = services
  const changing = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids.filter(isId)), eq(products.featured, !featured)))
    .orderBy(products.id)
  const changed: string[] = []
  for (const { id } of changing) if (await featureProductAs(services, by, id, featured)) changed.push(id)
  return changed
}

/** Deletes a product for good, with its history and picture. False when there is none of this id. */
export async function deleteProductAs(
  services: Pick<Infrastructure, 'db' | 'audit' | 'files' | 'broadcast' | 'log'>,
  by: By,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false
  const removed = await services.db.transaction(async (tx) => {
    const deleted = await removeProducts(services, tx, [id])
    if (deleted.length > 0) await services.audit.record(tx, { actor: by, action: 'product.deleted', details: { product: id } })
    return deleted
  })
  for (const { image } of removed) await dropPicture(services, image)
  return removed.length > 0
}

/** What a product becomes by an edit: the values, and what has to be remembered of who gave them. */
function changesOf(
  { clock }: Pick<Infrastructure, 'clock'>,
  before: Product,
  values: EditedProduct,
  changed: ReadonlySet<EditorField>,
): Partial<ProductValues> {
  const given: Partial<Record<keyof ProductValues, unknown>> = {}
  for (const field of changed) if (isValue(field, values)) given[field] = values[field]
  if ([...changed].some((field) => evidenceFields.has(field))) given.evidence = values.evidence
  const changes = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => !isSame(value, before[field as keyof EditedProduct])),
  ) as Partial<ProductValues>
  const byHand = productFields.filter((field) => field in changes)
  if (byHand.length === 0) return changes
  const fields = new Set<ProductField>([...before.handEdited, ...byHand])
  const agreed = new Set<string>(byHand.filter((field) => String(changes[field]) === before.proposed[field]))
  return {
    ...changes,
    ...('price' in changes && { priceSource: 'hand' as const, checkedAt: clock.now() }),
    handEdited: [...fields],
    provenance: { ...before.provenance, ...Object.fromEntries(byHand.map((field) => [field, 'hand' as const])) },
    proposed: Object.fromEntries(Object.entries(before.proposed).filter(([field]) => !agreed.has(field))),
  }
}

/** The address is no value of a product: it is moved. */
function isValue(field: EditorField, values: EditedProduct): field is Exclude<keyof EditedProduct, 'slug'> & EditorField {
  return field in values && field !== 'slug'
}

const evidenceFields: ReadonlySet<string> = new Set(['summary', 'strength', 'dose', 'caution', 'sources', 'isReviewed'])

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** The database gives back an object’s names in an order of its own. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value ?? null
  const { summary, strength, dose, caution, sources, isReviewed } = value as Evidence
  return [summary, strength, dose, caution, isReviewed, sources.map(({ title, url }) => [title, url])]
}
