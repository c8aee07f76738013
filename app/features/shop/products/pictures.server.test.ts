import sharp from 'sharp'

import { findManagedProduct } from '#features/shop/managing/edit-product.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { keepRobots } from '#features/shop/reading/robots.server.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { html, startShopServer, status, text, type ShopServer } from '#tests/support/shop-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { pictureJobs } from './pictures.server.ts'

const pixels = await sharp({ create: { width: 200, height: 150, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer()
const picture = html(pixels, { 'content-type': 'image/jpeg' })
const aBar = (services: Services, file: string) =>
  aStoredProduct(services, { name: `Bar ${file}`, imageUrl: `https://shop.test${file}` })

/** Does the jobs that were sent, and those alone. */
async function work(services: Services, shop: ShopServer, sent: SentJob[]) {
  for (const { payload } of sent.splice(0)) await pictureJobs[0]!.run({ ...services, fetch: shop.fetch }, payload)
}

test('the picture of a product is asked for after robots.txt, a second later, under our own name', async ({ services, sent }) => {
  const shop = await startShopServer({ '/1.jpg': picture })
  const { id } = await aBar(services, '/1.jpg')
  const began = performance.now()
  await work(services, shop, sent)
  expect(performance.now() - began).toBeGreaterThan(950)
  expect(shop.asked).toEqual(['/robots.txt', '/1.jpg'])
  expect(shop.requests.map((headers) => headers['user-agent'])).toEqual(
    Array.from({ length: 2 }, () => 'WellwardBot/1.0 (+https://wellward.test)'),
  )
  expect((await findManagedProduct(services, id))!.image).toMatchObject({ width: 200, height: 150 })
})

test('a picture that robots.txt keeps from us is not asked for, today or later', async ({ services, sent }) => {
  const shop = await startShopServer({ '/1.jpg': picture })
  await keepRobots(services, 'https://shop.test', 'User-agent: *\nDisallow: /*.jpg$')
  const { id } = await aBar(services, '/1.jpg')
  await work(services, shop, sent)
  expect(shop.asked).toEqual([])
  expect(sent).toEqual([])
  expect((await findManagedProduct(services, id))!.image).toBeNull()
})

test('a host of pictures that wants to be left alone is, for every product, until the time that it says', async ({
  services,
  clock,
  sent,
}) => {
  const shop = await startShopServer({ '/1.jpg': status(429, { 'retry-after': '120' }), '/2.jpg': picture })
  await keepRobots(services, 'https://shop.test', '')
  const [one, two] = [await aBar(services, '/1.jpg'), await aBar(services, '/2.jpg')]
  await work(services, shop, sent)
  expect(shop.asked).toEqual(['/1.jpg'])
  const startAfter = new Date(clock.now().getTime() + 120_000)
  expect(sent).toEqual(
    [one, two].map(({ id }) => ({
      name: 'shop.fetch-picture',
      payload: { productId: id, timesPutOff: 1 },
      options: { key: `${id} later`, startAfter },
    })),
  )
  clock.set(startAfter)
  sent.shift()
  await work(services, shop, sent)
  expect((await findManagedProduct(services, two.id))!.image).not.toBeNull()
})

test('a host that never lets us is not asked for ever', async ({ services, clock, sent }) => {
  const shop = await startShopServer({ '/1.jpg': status(503) })
  await keepRobots(services, 'https://shop.test', '')
  await aBar(services, '/1.jpg')
  for (let rounds = 0; rounds < 20 && sent.length > 0; rounds++) {
    await work(services, shop, sent)
    clock.set(new Date(clock.now().getTime() + 60_000))
  }
  expect(shop.asked).toHaveLength(7)
  expect(sent).toEqual([])
})

test('what is no picture leaves the placeholder; a host that is broken is tried again', async ({ services, clock, sent }) => {
  const shop = await startShopServer({ '/1.jpg': text('no picture'), '/2.jpg': status(500) })
  await keepRobots(services, 'https://shop.test', '')
  await aBar(services, '/1.jpg')
  await work(services, shop, sent)
  await aStoredProduct(services, { name: 'No address', imageUrl: 'https://' })
  await work(services, shop, sent)
  clock.set(new Date(clock.now().getTime() + 1_000))
  await aBar(services, '/2.jpg')
  await expect(work(services, shop, sent)).rejects.toThrow('The site answered 500.')
})
