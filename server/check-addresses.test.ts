import { expect, test } from 'vitest'

import { addresses } from '#routes/addresses.ts'

import { checkAddresses, patternsOf } from './check-addresses.ts'

/** The routes that the table of addresses describes, as React Router builds them: pathless layouts around leaves. */
function builtRoutes(patterns: string[]) {
  const leaves = patterns.map((pattern) => ({
    id: pattern,
    parentId: 'layout',
    path: pattern === '/' ? undefined : pattern.slice(1),
    index: pattern === '/',
  }))
  const routes = [{ id: 'root', path: '' }, { id: 'layout', parentId: 'root' }, ...leaves]
  return Object.fromEntries(routes.map((route) => [route.id, route]))
}

const patterns = addresses.map(({ path }) => path)

test('routes and lines that match start the server', () => {
  expect(patternsOf(builtRoutes(patterns))).toEqual(new Set(patterns))
  expect(() => checkAddresses(builtRoutes(patterns))).not.toThrow()
})

test('a route without a line stops the start and is named', () => {
  expect(() => checkAddresses(builtRoutes([...patterns, '/admin/secrets']))).toThrow('/admin/secrets has no line')
})

test('a line without a route stops the start and is named', () => {
  expect(() => checkAddresses(builtRoutes(patterns.filter((pattern) => pattern !== '/dashboard')))).toThrow(
    'without a route: /dashboard',
  )
})
