/**
 * A path of this site as redirects compare it: escapes undone, in small letters, without doubled and trailing slashes. The router
 * does not tell capital letters apart either.
 */
export function comparedPath(pathname: string): string {
  return decoded(ownPath(pathname)).normalize('NFC').toLowerCase()
}

/** An address as people read it. */
export function shownAddress(address: string): string {
  return decoded(address)
}

/** The path that an address leads to on this site, as redirects compare it; null where it leads to another site. */
export function comparedPathOf(address: string): string | null {
  return address.startsWith('/') ? comparedPath(new URL(address, ANYWHERE).pathname) : null
}

/** What somebody typed as an address of this site: its path, with what follows it. Null where it is none, or leads to another site. */
export function ownAddress(typed: string, origin: string): { path: string; search: string; hash: string } | null {
  if (typed.includes('\\')) return null
  const url = typed.startsWith('/') ? URL.parse(typed, ANYWHERE) : URL.parse(typed)
  if (!url || url.origin !== (typed.startsWith('/') ? ANYWHERE : origin)) return null
  return { path: ownPath(url.pathname), search: url.search, hash: url.hash }
}

/** Where a redirect leads whoever asked for its old address with this query: `?a=1`, or nothing. */
export function redirectLocation(to: string, search: string): string {
  if (search === '' || search === '?') return to
  const [address = '', hash] = to.split('#', 2)
  const joined = address + (address.includes('?') ? `&${search.slice(1)}` : search)
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** Stands in where the origin does not matter. */
const ANYWHERE = 'https://this-site.invalid'

/** With one slash before each part: two at the beginning would name another site. */
function ownPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
