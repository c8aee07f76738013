/** Services that put their own address before the one that is meant, and where that stands. */
const detours: ReadonlyArray<readonly [host: RegExp, path: RegExp, fields: readonly string[]]> = [
  [/^www\.google\.com$/, /^\/url$/, ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, /^\/(?:GetUrlReputation)?$/, ['url']],
]

/** Where a pasted link leads on the web, or to whom it writes; null for one that leads into the document it came from, or somewhere worse. */
export function linkAddress(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  if (!['https:', 'http:', 'mailto:'].includes(url.protocol)) return null
  for (const [host, path, fields] of detours) {
    if (!host.test(url.hostname) || !path.test(url.pathname)) continue
    const meant = fields.map((field) => url.searchParams.get(field)).find(Boolean)
    if (meant && /^https?:/i.test(meant) && URL.canParse(meant)) return new URL(meant).href
  }
  return href.trim()
}
