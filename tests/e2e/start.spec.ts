import { onTestFinished } from 'vitest'

import { discardProduct, startProduct } from '#tests/support/product.ts'
import { expect, test } from '#tests/support/test.ts'

test('a new installation starts, draws its pages and ends without a warning of Node or of a library', async () => {
  const product = await startProduct()
  onTestFinished(() => discardProduct(product))
  for (const path of ['/', '/courses', '/blog', '/shop', '/health-data', '/sitemap.xml'])
    expect((await fetch(product.origin + path)).status).toBe(200)
  await product.stop()
  expect(product.output()).toContain('is ready')
  expect(product.output()).not.toMatch(/Node warns|Warning/)
})
