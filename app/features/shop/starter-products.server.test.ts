import { eq } from 'drizzle-orm'

import { starterProducts } from '#content/products/starter-products.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { products } from './core/tables.server.ts'
import { starterProductRows } from './starter-products.server.ts'

test('a new shop has the supplements of the content, each under its own address, and sells none of them', async ({
  services,
}) => {
  const { db } = services
  await loadStarterContent(services, [starterProductRows])
  const rows = await db.select().from(products)
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(starterProducts.map(({ slug }) => slug).toSorted())
  const nothingForSale = { price: '', priceCents: null, compareAt: '', affiliateUrl: null, sourceUrl: null, sourceSite: null }
  for (const row of rows) expect(row).toMatchObject({ ...nothingForSale, inStock: true, featured: false, scrapeData: null })
})

test('what the evidence says is kept with its sources; an amount only where one was read', async ({
  services: { db },
  services,
}) => {
  await loadStarterContent(services, [starterProductRows])
  const evidenceOf = async (slug: string) => {
    const [row] = await db.select({ evidence: products.evidence }).from(products).where(eq(products.slug, slug))
    return row!.evidence
  }
  expect(await evidenceOf('beta-alanine')).toMatchObject({
    dose: expect.stringContaining('4–6 g a day') as string,
    sources: expect.arrayContaining([
      { title: 'ISSN position stand: Beta-Alanine (2015)', url: 'https://doi.org/10.1186/s12970-015-0090-y' },
    ]) as unknown[],
    isReviewed: false,
  })
  expect(await evidenceOf('magnesium')).toMatchObject({ dose: null, isReviewed: false })
})

test('what the owner deletes does not come back', async ({ services }) => {
  await loadStarterContent(services, [starterProductRows])
  await services.db.delete(products).where(eq(products.slug, 'zinc'))
  await loadStarterContent(services, [starterProductRows])
  expect(await services.db.$count(products)).toBe(starterProducts.length - 1)
})
