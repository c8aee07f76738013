import { and, desc, eq, isNull, not, or, sql } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { products } from './core/tables.server.ts'
import { typedWords } from './core/typed-words.ts'
import { isTestProduct } from './products/products.server.ts'

/** What the owner wrote of products on the shelves, those that were changed last first. What the page of a shop says is the shop’s. */
export async function listTypedProducts({ db }: Pick<Infrastructure, 'db'>, most: number) {
  const { sourceSite, handEdited, name, description, evidence, inStock, updatedAt } = products
  const rows = await db
    .select({ sourceSite, handEdited, name, description, evidence })
    .from(products)
    .where(and(eq(inStock, true), not(isTestProduct), or(isNull(sourceSite), sql`cardinality(${handEdited}) > 0`)))
    .orderBy(desc(updatedAt))
    .limit(most)
  return rows.map(typedWords)
}
