import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './go.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function go(services: Services, target: string, init: RequestInit = {}) {
  const headers = { 'User-Agent': FIREFOX, ...(init.headers as Record<string, string>) }
  const request = new Request(`https://wellward.test/go/${target}`, { ...init, headers })
  return Promise.resolve(loader(routeArgs(request, { services, params: { target }, pattern: '/go/:target' }))).catch(
    (thrown: unknown) => thrown,
  )
}

test('a known name leads on with 302, kept by nobody and listed nowhere', async ({ services }) => {
  await aStoredProduct(services, { name: 'Zinc', affiliateUrl: 'https://shop.example/zinc?ref=1' })
  const answer = (await go(services, 'zinc')) as Response
  expect([
    answer.status,
    ...['Location', 'Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'].map((name) => answer.headers.get(name)),
  ]).toEqual([302, 'https://shop.example/zinc?ref=1', 'no-store', 'strict-origin', 'noindex'])
})

test('whoever asks is led on, and a counting that fails is nobody’s trouble', async ({ services }) => {
  const failing = { ...services, pages: [{ list: () => Promise.reject(new Error()), find: () => Promise.reject(new Error()) }] }
  const referred = { headers: { Referer: 'https://wellward.test/shop' } }
  for (const init of [{ method: 'HEAD' }, { headers: { 'User-Agent': 'Googlebot/2.1' } }, referred])
    expect(((await go(failing, 'rogue', init)) as Response).status).toBe(302)
})

test.for(['no-such-product', '//evil.example', 'https://evil.example', '..'])(
  '%s is a page that is not there',
  async (target, { services }) => {
    expect(await go(services, target)).toMatchObject({ init: { status: 404 } })
  },
)
