const LONGEST = 2_000

/**
 * The https address of a page, as somebody typed it; null for every other one, and for what only looks like it: with a user name, a port,
 * signs that browsers drop or turn round, or letters of other scripts.
 */
export function pageAddress(typed: string): URL | null {
  const text = typed.trim()
  const host = /^[Hh][Tt][Tt][Pp][Ss]:\/\/((?:[a-zA-Z\d](?:[a-zA-Z\d-]*[a-zA-Z\d])?\.)+[a-zA-Z\d-]+)(?:[/?#][^\s\\\p{C}]*)?$/u
    .exec(text)?.[1]
    ?.toLowerCase()
  if (!host || text.length > LONGEST || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.hostname !== host || url.port || url.username || url.password) return null
  url.hash = ''
  return url
}

/** The address of a page on a retailer’s domain or below it, as somebody typed it; null for every other one (`pageAddress`). */
export function retailerAddress(typed: string, domain: string): URL | null {
  const url = pageAddress(typed)
  return url && isHostOf(domain, url.hostname) ? url : null
}

/** Whether a host is this domain or one below it. */
export function isHostOf(domain: string, host: string): boolean {
  const wanted = domain.trim().toLowerCase()
  return wanted !== '' && (host === wanted || host.endsWith(`.${wanted}`))
}
