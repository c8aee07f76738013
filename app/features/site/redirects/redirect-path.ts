import { ownAddress, withoutDoubledSlashes } from '#features/site/core/own-address.ts'

/**
 * A path of this site as redirects compare it: escapes undone, in small letters, without doubled and trailing slashes. The router
 * does not tell capital letters apart either.
 */
export function comparedPath(pathname: string): string {
  return decoded(withoutDoubledSlashes(pathname)).normalize('NFC').toLowerCase()
}

/** An address as people read it. */
export function shownAddress(address: string): string {
  return decoded(address)
}

/** The path that an address leads to on this site, as redirects compare it; null where it leads to another site. */
export function comparedPathOf(address: string): string | null {
  const own = ownAddress(address)
  return own && comparedPath(own.path)
}

/** Where a redirect leads whoever asked for its old address with this query: `?a=1`, or nothing. */
export function redirectLocation(to: string, search: string): string {
  if (search === '' || search === '?') return to
  const [address = '', hash] = to.split('#', 2)
  const joined = address + (address.includes('?') ? `&${search.slice(1)}` : search)
  return hash === undefined ? joined : `${joined}#${hash}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
