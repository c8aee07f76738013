import { Parser } from 'htmlparser2'

/** What a sitemap lists, in its order. */
export interface Sitemap {
  readonly sitemaps: ReadonlyArray<string>
  readonly pages: ReadonlyArray<string>
}

const MOST = 10_000
const LONGEST = 2_000

/** Reads a sitemap or an index of them; null for what is neither. */
export function readSitemap(xml: string): Sitemap | null {
  const sitemaps = new Set<string>()
  const pages = new Set<string>()
  let isSitemap = false
  let within: Set<string> | null = null
  let location: string | null = null
  let depth = 0
  const parser: Parser = new Parser(
    {
      onopentag(name) {
        depth += 1
        if (depth > 8 || sitemaps.size + pages.size >= MOST) return parser.pause()
        if (name === 'urlset' || name === 'sitemapindex') isSitemap = true
        else if (name === 'sitemap') within = sitemaps
        else if (name === 'url') within = pages
        else if (name === 'loc' && within) location = ''
      },
      ontext(text) {
        if (location !== null && location.length <= LONGEST) location += text
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'loc' && location !== null) {
          if (location.trim() !== '' && location.length <= LONGEST) within?.add(location.trim())
          location = null
        } else if (name === 'sitemap' || name === 'url') within = null
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  return isSitemap ? { sitemaps: [...sitemaps], pages: [...pages] } : null
}
