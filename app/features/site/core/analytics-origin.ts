/** As a policy may name it: a plain name and a port, none of the marks that mean something else there. */
const PLAIN = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/

/** Where a script of statistics comes from, as the one origin that a page then allows; null for an address that may not be used. */
export function analyticsOrigin(script: string): string | null {
  if (!script.startsWith('https://') || !URL.canParse(script)) return null
  const { origin, username, password } = new URL(script)
  return PLAIN.test(origin) && !username && !password ? origin : null
}
