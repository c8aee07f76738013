import { asc, sql } from 'drizzle-orm'

import { products } from '#features/shop/core/tables.server.ts'
import { decodeAllEntities, ENTITY_PATTERN } from '#features/shop/extraction/decode-entities.ts'
import type { By } from '#features/shop/managing/edit-product.server.ts'
import { changeProduct } from '#features/shop/products/products.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Of scraped products: what the owner wrote is theirs. */
const hasEntity = sql`${products.sourceSite} is not null and ${products.description} ~* ${ENTITY_PATTERN}`

export interface DescriptionIssues {
  readonly count: number
  /** The first of them. */
  readonly examples: ReadonlyArray<{ readonly id: string; readonly name: string; readonly description: string }>
}

const MAX_EXAMPLES = 3

/** How many descriptions hold HTML entities, with up to three examples. */
export async function findDescriptionIssues({ db }: Pick<Infrastructure, 'db'>): Promise<DescriptionIssues> {
  const [count, examples] = await Promise.all([
    db.$count(products, hasEntity),
    db
      .select({ id: products.id, name: products.name, description: products.description })
      .from(products)
      .where(hasEntity)
      .orderBy(asc(products.sortName), products.id)
      .limit(MAX_EXAMPLES),
  ])
  return { count, examples }
}

/** Decodes the entities of every description that has some until none is left: all descriptions or none. Returns how many were changed. */
export async function cleanDescriptions(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
): Promise<number> {
  return services.db.transaction(async (tx) => {
    const found = await tx.select().from(products).where(hasEntity).orderBy(products.id).for('update')
    for (const product of found) {
      await changeProduct(services, tx, product, { description: decodeAllEntities(product.description) }, 'hand')
    }
    if (found.length > 0)
      await services.audit.record(tx, { actor: by, action: 'descriptions.cleaned', details: { products: found.length } })
    return found.length
  })
}
