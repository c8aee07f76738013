import { Parser } from 'htmlparser2'

import { ElementPrices } from './element-prices.ts'
import { MicrodataReader, type Node } from './microdata.ts'
import { ScriptReader } from './script-reader.ts'

/** What one pass over a page keeps of it. */
export interface PageScan {
  /** The texts of `application/ld+json` scripts. */
  readonly linkedData: ReadonlyArray<string>
  /** The texts of other JSON scripts, which some shops use. */
  readonly embedded: ReadonlyArray<string>
  /** ISO 4217, as Shopify’s own script names it. */
  readonly shopCurrency: string | null
  readonly microdata: ReadonlyArray<Node>
  /** `property` or `name` of meta elements, small, with their contents in their order. */
  readonly metas: ReadonlyMap<string, ReadonlyArray<string>>
  readonly canonical: string | null
  readonly base: string | null
  /** The next page of a listing. */
  readonly next: string | null
  readonly heading: string
  /** The one price by the names of elements; undefined when there are several. */
  readonly price: string | undefined
  readonly hasPrices: boolean
  readonly pictures: ReadonlyArray<Picture>
  readonly links: ReadonlyArray<string>
  /** Links that are named for products. */
  readonly productMarks: ReadonlyArray<string>
  /** Whether something here leads into a basket. */
  readonly hasBasket: boolean
}

interface Picture {
  readonly address: string
  readonly width: number
  readonly isAfterHeading: boolean
}

type Attributes = Readonly<Record<string, string>>

const PIECE = 64 * 1024
/** Deeper, or with more tags, a page is no page that anybody reads. What was found until there counts. */
const DEEPEST = 512
const MAX_TAGS = 400_000
const most = { metas: 300, links: 3_000, pictures: 60, heading: 500 } as const

/** Reads a page once, from its beginning to its end, and never holds it as a tree. */
export function scanPage(html: string): PageScan {
  const reader = new PageReader()
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (!reader.open(name, attributes)) parser.pause()
    },
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  for (let at = 0; at < html.length && !reader.isTooMuch; at += PIECE) parser.write(html.slice(at, at + PIECE))
  if (!reader.isTooMuch) parser.end()
  return reader.scan
}

class PageReader {
  readonly #metas = new Map<string, string[]>()
  readonly #pictures: Picture[] = []
  readonly #links = new Set<string>()
  readonly #productMarks = new Set<string>()
  readonly #microdata = new MicrodataReader()
  readonly #prices = new ElementPrices()
  readonly #scripts = new ScriptReader()
  #canonical: string | null = null
  #base: string | null = null
  #next: string | null = null
  #heading = ''
  #isInHeading = false
  #hasBasket = false
  #depth = 0
  #tags = 0
  #metaCount = 0

  get isTooMuch(): boolean {
    return this.#depth > DEEPEST || this.#tags > MAX_TAGS
  }

  /** An element begins. False: no more of this page. */
  open(name: string, attributes: Attributes): boolean {
    this.#depth += 1
    this.#tags += 1
    if (this.isTooMuch) return false
    this.#microdata.open(name, attributes, this.#depth)
    this.#prices.open(name, attributes, this.#depth)
    this.#hasBasket ||= leadsToBasket(name, attributes)
    if (name === 'script') this.#scripts.open(attributes)
    else if (name === 'meta') this.#readMeta(attributes)
    else if (name === 'link' || name === 'a') this.#readLink(name, attributes)
    else if (name === 'base') this.#base ??= attributes.href ?? null
    else if (name === 'img') this.#readPicture(attributes)
    else if (name === 'h1' && this.#heading.trim() === '') this.#isInHeading = true
    return true
  }

  text(text: string): void {
    if (this.#scripts.text(text)) return
    if (this.#isInHeading && this.#heading.length < most.heading) this.#heading += text
    this.#microdata.text(text)
    this.#prices.text(text)
  }

  close(name: string): void {
    this.#microdata.close(this.#depth)
    this.#prices.close(this.#depth)
    this.#depth -= 1
    if (name === 'script') this.#scripts.close()
    else if (name === 'h1') this.#isInHeading = false
  }

  get scan(): PageScan {
    return {
      linkedData: this.#scripts.linkedData,
      embedded: this.#scripts.embedded,
      shopCurrency: this.#scripts.shopCurrency,
      microdata: this.#microdata.nodes,
      metas: this.#metas,
      canonical: this.#canonical,
      base: this.#base,
      next: this.#next,
      heading: this.#heading,
      price: this.#prices.only,
      hasPrices: this.#prices.hasAny,
      pictures: this.#pictures,
      links: [...this.#links],
      productMarks: [...this.#productMarks],
      hasBasket: this.#hasBasket,
    }
  }

  #readMeta({ property, name, content }: Attributes): void {
    const key = (property ?? name)?.trim().toLowerCase()
    if (!key || content === undefined || this.#metaCount >= most.metas) return
    this.#metaCount += 1
    this.#metas.set(key, [...(this.#metas.get(key) ?? []), content])
  }

  #readLink(name: string, { rel = '', href, class: classes = '' }: Attributes): void {
    if (!href) return
    if (name === 'a' && /product/i.test(classes) && this.#productMarks.size < most.links) this.#productMarks.add(href)
    if (name === 'a' && this.#links.size < most.links) this.#links.add(href)
    const rels = rel.toLowerCase().split(/\s+/)
    if (name === 'link' && rels.includes('canonical')) this.#canonical ??= href
    if (rels.includes('next')) this.#next ??= href
  }

  #readPicture(attributes: Attributes): void {
    if (this.#pictures.length >= most.pictures) return
    const address = attributes['data-src'] ?? attributes['data-original'] ?? attributes.src ?? ''
    const width = Number.parseInt(attributes.width ?? '', 10)
    this.#pictures.push({ address, width: Number.isNaN(width) ? 0 : width, isAfterHeading: this.#heading !== '' })
  }
}

function leadsToBasket(name: string, { action = '', class: classes = '', id = '', name: named = '' }: Attributes): boolean {
  if (name === 'form') return /\/(?:cart|basket|warenkorb|panier|carrito)\b/i.test(action)
  if (name !== 'button' && name !== 'input' && name !== 'a') return false
  return /add[-_]?to[-_]?(?:cart|bag|basket)/i.test(`${classes.slice(0, 300)} ${id.slice(0, 100)} ${named.slice(0, 100)}`)
}
