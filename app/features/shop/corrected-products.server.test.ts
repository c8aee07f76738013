import { eq } from 'drizzle-orm'

import { productCorrections } from '#content/products/corrections.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { products } from './core/tables.server.ts'
import { correctedProductRows } from './corrected-products.server.ts'
import { starterProductRows } from './starter-products.server.ts'

test('a shop that began before gets the corrected words and their sources; words of the owner’s stay', async ({
  services,
  services: { db },
}) => {
  await loadStarterContent(services, [starterProductRows])
  const read = async (slug: string) => (await db.select().from(products).where(eq(products.slug, slug)))[0]!
  for (const { slug, field, was } of productCorrections) {
    const { evidence } = await read(slug)
    await db
      .update(products)
      .set({ evidence: { ...evidence!, [field]: was, sources: [], isReviewed: true } })
      .where(eq(products.slug, slug))
  }
  const own = { ...(await read('zinc')).evidence!, caution: 'The owner’s own words.' }
  await db.update(products).set({ evidence: own }).where(eq(products.slug, 'zinc'))
  await loadStarterContent(services, [correctedProductRows])
  for (const { slug, field } of productCorrections) {
    const today = starterProducts.find((entry) => entry.slug === slug)!
    const { evidence } = await read(slug)
    expect(evidence![field]).toBe(field === 'dose' ? today.dose!.text : today.caution)
    expect(evidence!.sources.map(({ url }) => url)).toEqual(today.sources.map(({ url }) => url))
    expect(evidence!.isReviewed).toBe(false)
  }
  expect((await read('zinc')).evidence).toEqual(own)
})

test('no correction has the words of today', () => {
  for (const { slug, field, was } of productCorrections) {
    const today = starterProducts.find((entry) => entry.slug === slug)!
    expect(field === 'dose' ? today.dose!.text : today.caution).not.toBe(was)
  }
})
