import { matchRoutes } from 'react-router'

import type { Access } from '#routes/permissions.ts'
import { permissions } from '#routes/permissions.ts'
import { uploads } from '#routes/uploads.ts'

/** The most that a form or a call may bring, in bytes. Addresses that take files have limits of their own. */
const MAX_BODY_BYTES = 1_000_000

/** The most of it that somebody may bring whom we do not know: the longest message in any script, escaped as forms do, several times over. */
export const MAX_OF_STRANGERS = 250_000

/** Addresses whose callers are known by what they send, and only after it was read whole. */
const KNOWN_BY_BODY: ReadonlySet<string> = new Set(['/api/stripe/webhook'])

/** The addresses with limits of their own; a part that begins with a colon stands for anything but a slash. */
const limits = Object.entries(uploads).map(
  ([pattern, bytes]) => [new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`), bytes] as const,
)

/** How large a body may be, in bytes. */
export interface BodyLimits {
  readonly most: number
  readonly ofStrangers: number
}

/** What an address takes. The browser adds `.data` to the path when React Router sends the form. */
export function bodyLimits(url: string): BodyLimits {
  const path = pathOf(url)
  const most = limits.find(([address]) => address.test(path))?.[1] ?? MAX_BODY_BYTES
  return { most, ofStrangers: KNOWN_BY_BODY.has(path) ? most : MAX_OF_STRANGERS }
}

/** An address’s line in permissions.ts, and who may open it. */
export interface Line {
  readonly path: string
  readonly access: Access
}

const lines = Object.entries(permissions).map(([path, access]): Line & { path: string } => ({ path, access }))

/** The line that an address falls under, as the router would choose it. */
export function lineAt(url: string): Line {
  return matchRoutes(lines, pathOf(url))?.at(-1)?.route ?? { path: '/*', access: 'anyone' }
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/\.data$/, '')
}
