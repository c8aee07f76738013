import { permissions, type Access } from './permissions.ts'

/** @throws Error for a pattern without a line: an address that nobody declared is closed. */
export function accessOf(pattern: string): Access {
  const line = lineOf(pattern)
  const access = permissions[line]
  if (!access) throw new Error(`The route ${line} has no line in app/routes/permissions.ts.`)
  return access
}

/** The line of a route pattern in permissions.ts. React Router names a pattern without its first slash. */
export function lineOf(pattern: string): string {
  return `/${pattern.replace(/^\/+/, '')}`
}
