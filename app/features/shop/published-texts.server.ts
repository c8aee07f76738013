import { and, eq, inArray, not } from 'drizzle-orm'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { products } from './core/tables.server.ts'
import { isTestProduct } from './products/products.server.ts'

const onShelves = and(eq(products.inStock, true), not(isTestProduct))

/** How many products stand on the shelves. */
export async function countShownProducts({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  return db.$count(products, onShelves)
}

/** The subjects that products on the shelves name as their own. */
export async function listProductSubjects({ db }: Pick<Infrastructure, 'db'>): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ pillar: products.pillar }).from(products).where(onShelves)
  return rows.flatMap(({ pillar }) => pillar ?? [])
}

/** Products on the shelves but test products. Prices are left out: they age, and the page says how old they are. */
export const shopPublishedTexts = {
  name: 'shop',
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const rows = await db
      .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
      .from(products)
      .where(onShelves)
    return rows.map(({ id, slug, updatedAt }) => ({ key: id, mark: `${slug} ${updatedAt.toISOString()}` }))
  },
  async read({ db }: Pick<Infrastructure, 'db'>, keys: ReadonlyArray<string>) {
    const { id, slug, name, description, evidence } = products
    const rows = await db
      .select({ id, slug, name, description, evidence })
      .from(products)
      .where(and(inArray(products.id, [...keys]), onShelves))
    return new Map(
      rows.map((row) => [
        row.id,
        { path: `/shop/${row.slug}`, title: row.name, kind: 'product' as const, passages: passagesOf(row) },
      ]),
    )
  },
}

function passagesOf({ description, evidence }: Pick<typeof products.$inferSelect, 'description' | 'evidence'>) {
  return [
    { heading: 'What it is', text: description },
    ...(evidence
      ? [
          { heading: 'What the evidence says', text: evidence.summary },
          { heading: 'Dose', text: evidence.dose ?? '' },
          { heading: 'Who should ask first', text: evidence.caution },
        ]
      : []),
  ].filter(({ text }) => text.trim() !== '')
}
