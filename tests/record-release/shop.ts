import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { pointNames, SHOP_NAMES, type Internet } from '#tests/support/internet.ts'
import { jsonLdShapes, shopifyListed } from '#tests/support/shop-pages.ts'

import { aPhoto } from './member-life.ts'

const listed = (handle: string, title: string) =>
  shopifyListed(handle, title, { images: [{ src: `https://cdn.a-shop.example/${handle}.jpg` }] })
const products = JSON.stringify({ products: [listed('bar', 'Ohio Bar'), listed('mat', 'Cork Mat')] })

/** A shop of two products, for a product that looks at this internet. Returns how to close it. */
export async function openShop(internet: Internet): Promise<() => void> {
  const { key, certificate: cert } = internet
  const picture = await (await aPhoto('gray')).bytes()
  const answers: Readonly<Record<string, readonly [type: string, body: string | Uint8Array]>> = {
    '/robots.txt': ['text/plain', ''],
    '/bar': ['text/html', jsonLdShapes.plain],
    '/products.json': ['application/json', products],
    '/bar.jpg': ['image/jpeg', picture],
    '/mat.jpg': ['image/jpeg', picture],
  }
  const server = createServer({ key, cert }, ({ url }, response) => {
    const [type, body] = answers[url!.replace(/\?.*/, '')] ?? []
    response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  pointNames(internet, SHOP_NAMES, (server.address() as AddressInfo).port)
  return () => server.close().closeAllConnections()
}
