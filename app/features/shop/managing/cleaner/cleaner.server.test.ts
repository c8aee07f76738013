import { eq } from 'drizzle-orm'

import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { expect, test } from '#tests/support/test.ts'

import { cleanDescriptions, findDescriptionIssues } from './clean-descriptions.server.ts'

test('descriptions with entities are found with three examples and decoded to the end, and nothing else is touched', async ({
  services,
}) => {
  const userId = (await services.db.transaction((tx) =>
    insertAccount(tx, services, { email: 'ann@example.com', displayName: 'Ann', emailVerified: true }),
  ))!
  for (const n of [1, 2, 3, 4])
    await aStoredProduct(services, { name: `Bar ${n}`, sourceSite: 'rogue', description: 'Men&#039;s &amp;lt; bar' })
  const { id } = await aStoredProduct(services, { name: 'Fine', description: 'R&D; &copy; stays' })
  const own = await aStoredProduct(services, { name: 'Own words', description: 'Write &amp; read' })
  const { count, examples } = await findDescriptionIssues(services)
  expect([count, examples.map(({ name }) => name)]).toEqual([4, ['Bar 1', 'Bar 2', 'Bar 3']])
  expect(await cleanDescriptions(services, { userId })).toBe(4)
  const [bar] = await services.db.select().from(products).where(eq(products.name, 'Bar 4'))
  expect(bar).toMatchObject({ description: "Men's < bar", gist: "bar 4\nmen's < bar", handEdited: [] })
  const [fine] = await services.db.select().from(products).where(eq(products.id, id))
  expect(fine).toMatchObject({ description: 'R&D; &copy; stays', version: 1 })
  const [written] = await services.db.select().from(products).where(eq(products.id, own.id))
  expect(written).toMatchObject({ description: 'Write &amp; read', version: 1 })
  expect(await findDescriptionIssues(services)).toEqual({ count: 0, examples: [] })
  expect(await cleanDescriptions(services, { userId })).toBe(0)
  expect(await auditLines(services)).toEqual(['Ann descriptions.cleaned products 4'])
})
