import { Parser } from 'htmlparser2'

import type { Visitor } from './browser.ts'
import { crawl } from './crawl.ts'

/** What is no page and has words: feeds, lists for machines, and what browsers keep of the site. */
const FILES = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json']

export interface Served {
  /** Every page by its address, as it is served, and every file. */
  readonly texts: ReadonlyMap<string, string>
  /** Every page that was opened. */
  readonly pages: readonly string[]
  /** Links, files and places within pages that are not there. */
  readonly dead: readonly string[]
}

/** Reads all that a site shows to everybody, and asks for whatever it names of its own: pages, pictures, style sheets, icons, places within pages. */
export async function crawlAll(somebody: Visitor): Promise<Served> {
  const { context, origin } = somebody
  const { pages, faults } = await crawl(somebody, '/')
  const texts = new Map<string, string>()
  const dead = [...faults]
  const read = async (path: string) => {
    const answer = await context.request.get(path)
    if (answer.status() !== 200) dead.push(`${path}: ${answer.status()}`)
    texts.set(path, await answer.text())
  }
  for (const path of new Set([...pages, ...FILES])) await read(path)
  const listed = [...texts.get('/sitemap.xml')!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at!.slice(origin.length) || '/')
  for (const path of listed) if (!texts.has(path)) await read(path)

  const named = new Map<string, string>()
  for (const [path, text] of texts) {
    if (FILES.includes(path)) continue
    const { ids, addresses } = namesIn(text)
    for (const address of addresses) {
      const to = URL.parse(address, origin + path)
      if (to?.origin !== origin) continue
      const bare = to.pathname + to.search
      if (bare === path && to.hash && !ids.has(decodeURIComponent(to.hash.slice(1)))) dead.push(`${path}: no ${to.hash}`)
      if (!texts.has(bare) && !bare.startsWith('/go/')) named.set(bare, path)
    }
  }
  for (const [address, path] of named) {
    const answer = await context.request.get(address)
    if (answer.status() >= 400) dead.push(`${path}: ${address} ${answer.status()}`)
  }
  return { texts, pages: [...texts.keys()].filter((path) => !FILES.includes(path)), dead }
}

/** The places of a page, and every address that it names. */
function namesIn(html: string): { readonly ids: ReadonlySet<string>; readonly addresses: ReadonlySet<string> } {
  const ids = new Set<string>()
  const addresses = new Set<string>()
  const parser = new Parser({
    onopentag: (name, { id, href, src, srcset, content, property }) => {
      if (id) ids.add(id)
      for (const address of [href, src]) if (address) addresses.add(address)
      if (name === 'meta' && /^(?:og|twitter):image$/.test(property ?? '')) addresses.add(content!)
      for (const one of (srcset ?? '').split(/,\s+/)) if (one) addresses.add(one.split(' ')[0]!)
    },
  })
  parser.end(html)
  return { ids, addresses }
}
