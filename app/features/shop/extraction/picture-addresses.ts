import { longest } from './found.ts'

/** Absolute https addresses of pictures, each once, at most twelve; null when none is left. */
export function pictureAddresses(given: ReadonlyArray<string>, base: string): string[] | null {
  const addresses = new Set<string>()
  for (const each of given) {
    const address = each.trim()
    if (address === '' || !URL.canParse(address, base)) continue
    const url = new URL(address, base)
    // Shops that moved to https long ago still write the old one.
    if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:'
    if (url.protocol !== 'https:' || url.username || url.href.length > longest.address) continue
    url.hash = ''
    addresses.add(url.href)
    if (addresses.size >= longest.images) break
  }
  return addresses.size === 0 ? null : [...addresses]
}
