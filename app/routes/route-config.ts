import type { RouteConfigEntry } from '@react-router/dev/routes'

import type { Entry } from './address.ts'

/** A table of addresses as React Router wants it: nested, each path without what the route around it has of it already. */
export function routeConfigOf(entries: readonly Entry[], around = ''): RouteConfigEntry[] {
  return entries.map((entry) => {
    if (!('layout' in entry)) {
      const file = `routes/${entry.module}`
      const id = entry.id === undefined ? {} : { id: entry.id }
      const path = below(entry.path, around)
      return path === '' ? { index: true, file, ...id } : { path, file, ...id }
    }
    const file = `routes/${entry.layout}`
    const children = routeConfigOf(entry.children, entry.path ?? around)
    return entry.path === undefined ? { file, children } : { path: below(entry.path, around), file, children }
  })
}

/** @throws Error where a page does not stand below the section that it is in. */
function below(path: string, around: string): string {
  if (path !== around && !path.startsWith(`${around}/`)) throw new Error(`${path} does not stand below ${around}.`)
  return path.slice(around.length + 1)
}
