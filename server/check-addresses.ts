import { addresses, addressOf } from '#routes/addresses.ts'

/** As much of React Router's built routes as the check needs. */
export type BuiltRoutes = Readonly<
  Record<
    string,
    { id: string; parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined } | undefined
  >
>

/**
 * Compares the routes of the build with the table of addresses, both ways: a build of another table does not start.
 * @throws Error naming the route that has no line, or the line that no route answers to.
 */
export function checkAddresses(routes: BuiltRoutes): void {
  const patterns = patternsOf(routes)
  for (const pattern of patterns) addressOf(pattern)
  const stale = addresses.map(({ path }) => path).filter((path) => !patterns.has(path))
  if (stale.length > 0) throw new Error(`app/routes.ts has lines without a route: ${stale.join(', ')}.`)
}

/** The full pattern of every route that answers by itself. */
export function patternsOf(routes: BuiltRoutes): Set<string> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const leaves = Object.values(routes).filter((route) => route && !parents.has(route.id))
  return new Set(leaves.map((leaf) => fullPattern(leaf!.id, routes)))
}

function fullPattern(id: string, routes: BuiltRoutes): string {
  const parts: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) parts.unshift(route.path)
  return `/${parts.join('/')}`.replace(/^\/+/, '/')
}
