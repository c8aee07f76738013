import { expect, test } from 'vitest'

import { addressAt, addresses, addressOf } from './addresses.ts'

test.each([
  ['/', '/'],
  ['/health/labs/new', '/health/labs/new'],
  ['/health/labs/new.data?_routes=x', '/health/labs/new'],
  ['/health/labs/6f', '/health/labs/:report'],
  ['/shop/manage', '/shop/manage'],
  ['/shop/omega-3', '/shop/:slug'],
  ['/api/v1/nothing', '/api/v1/*'],
  ['/no/such/page', '/*'],
])('%s falls under the pattern %s', (url, path) => {
  expect(addressAt(url)).toBe(addressOf(path))
})

test('no pattern stands there twice, and one that nobody declared is closed', () => {
  const paths = addresses.map(({ path }) => path)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  expect(() => addressOf('admin/secrets')).toThrow('/admin/secrets has no line in app/routes.ts')
})

test('what only members or administrators may open is never for everybody’s browser to fetch, nor for robots', () => {
  const open = addresses.filter(({ prefetch, robots }) => prefetch ?? robots === 'let-in')
  expect(open.filter(({ who }) => who === 'member' || who === 'admin')).toEqual([])
})

test('what stands below a page of administrators is for administrators too', () => {
  const folders = ['/admin', '/blog-automation', '/shop/manage']
  const below = addresses.filter(({ path }) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)))
  expect(below.length).toBeGreaterThan(50)
  expect(below.filter(({ who }) => who !== 'admin')).toEqual([])
})
