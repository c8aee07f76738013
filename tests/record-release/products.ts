import { aPhoto } from './member-life.ts'
import type { Visitor } from './visitor.ts'
import { aFile, until } from './world.ts'

/** The shop: products of a file, by hand and changed, the test products, settings, and a supplier that is read. */
export async function manageShop(owner: Visitor): Promise<void> {
  await owner.send('/shop/manage', 'Add Test Products')
  const csv = 'name,category\nMagnesium glycinate,essentials\nPlain whey,protein\n'
  const looked = await owner.send('/shop/manage/csv', 'Review it', { file: aFile('products.csv', 'text/csv', csv) })
  await owner.send(looked.location, 'Import 2 products')
  const roller = { name: 'Cork roller', price: '24.90', category: 'essentials', description: 'A roller of cork.' }
  await owner.send('/shop/manage/new', 'Add product', { ...roller, picture: await aPhoto('tan') })
  const { body } = await owner.see('/shop/manage?q=Cork+roller')
  const [product] = /\/shop\/manage\/[\da-f-]{36}/.exec(body)!
  await owner.send(product, 'Save changes', { price: '22.90', slug: 'roller-of-cork', featured: 'on' })
  await owner.send('/shop/manage/settings', 'Save settings', { partnerId: 'wellward-example' })

  await owner.send('/shop/manage', 'Get Details', { url: 'https://www.roguefitness.com/bar' })
  const supplier = { name: 'A shop', key: 'a-shop', url: 'https://a-shop.example/products.json' }
  await owner.send('/shop/manage/suppliers/new', 'Save supplier', supplier)
  await owner.send('/shop/manage/suppliers', 'Refresh A shop')
  await until('The products of the supplier', async () => (await owner.see('/shop/manage?q=Ohio')).body.includes('Ohio Bar'))
}
