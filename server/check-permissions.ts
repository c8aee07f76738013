import { accessOf } from '#routes/access.ts'
import { permissions } from '#routes/permissions.ts'

/** As much of React Router's built routes as the check needs. */
export type BuiltRoutes = Readonly<
  Record<
    string,
    { id: string; parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined } | undefined
  >
>

/**
 * Compares the routes of the build with the table of permissions, both ways.
 * @throws Error naming the route that has no line, or the line that no route answers to.
 */
export function checkPermissions(routes: BuiltRoutes): void {
  const patterns = patternsOf(routes)
  for (const pattern of patterns) accessOf(pattern)
  const stale = Object.keys(permissions).filter((pattern) => !patterns.has(pattern))
  if (stale.length > 0) throw new Error(`app/routes/permissions.ts has lines without a route: ${stale.join(', ')}.`)
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
