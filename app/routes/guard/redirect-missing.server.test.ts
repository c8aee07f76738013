import { saveRedirect } from '#features/site/redirects/redirects.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { redirectMissing } from './redirect-missing.server.ts'

type Asking = Parameters<typeof routeArgs>[1]

interface Asked {
  readonly path?: string
  readonly pattern?: string
  readonly status?: number
  readonly method?: string
}

/** What is answered where a route has answered with this status. */
async function ask(services: Asking['services'], { path = '/old', pattern = '/*', status = 404, method = 'GET' }: Asked) {
  const request = new Request(`https://wellward.test${path}`, { method })
  const args = routeArgs(request, { services, pattern })
  // As React Router hands it on: without what its own fetches add.
  args.url.pathname = args.url.pathname.replace('.data', '')
  args.url.searchParams.delete('_routes')
  const answer = (await redirectMissing(args, async () => new Response('as it was', { status }))) as Response
  return `${answer.status} ${answer.headers.get('Location') ?? (await answer.text())}`
}

const AS_IT_WAS = '404 as it was'

test('only what is not there, and would be a public page, is led on', async ({ services }) => {
  await saveRedirect(services, 'system', null, { from: '/old', to: '/new' })
  expect(await ask(services, {})).toBe('301 /new')
  expect(await ask(services, { method: 'HEAD' })).toBe('301 /new')
  expect(await ask(services, { pattern: '/blog/:slug' })).toBe('301 /new')
  expect(await ask(services, { path: '/other' })).toBe(AS_IT_WAS)
  expect(await ask(services, { method: 'POST' })).toBe(AS_IT_WAS)
  for (const pattern of ['/admin/people/:id', '/health/labs/:report', '/media/*', '/pricing', '/setup', '/api/v1/*'])
    expect(await ask(services, { pattern }), pattern).toBe(AS_IT_WAS)
  for (const status of [200, 302, 410, 500, 503]) expect(await ask(services, { status })).toBe(`${status} as it was`)
})

test('the query is taken along as it came, without what React Router’s own fetches add', async ({ services }) => {
  await saveRedirect(services, 'system', null, { from: '/old', to: '/new?tab=books' })
  expect(await ask(services, { path: '/old?a=%20b&c' })).toBe('301 /new?tab=books&a=%20b&c')
  expect(await ask(services, { path: '/old?_routes=mine' })).toBe('301 /new?tab=books&_routes=mine')
  expect(await ask(services, { path: '/old.data?_routes=root&a=1' })).toBe('301 /new?tab=books&a=1')
})

test('while redirects cannot be read a page that is not there is not there', async ({ services }) => {
  const db = new Proxy(services.db, {
    get: () => {
      throw new Error('gone')
    },
  })
  expect(await ask({ ...services, db }, {})).toBe(AS_IT_WAS)
  await saveRedirect(services, 'system', null, { from: '/old', to: '/new' })
  expect(await ask(services, {})).toBe('301 /new')
})
