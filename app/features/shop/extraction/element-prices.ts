type Attributes = Readonly<Record<string, string>>

const MOST = 40
const LONGEST = 60
const PRICE = /(?:^|[\s_-])(?:price|preis|prix|precio)(?:$|[\s_-])|[a-z]Price(?:$|[\s_-])/
/** Prices before, of something else, or of a part. */
const OTHER = /compare|\bwas\b|\bold\b|strike|crossed|original|msrp|rrp|list-price|saving|you-save|per-unit|unit-price|shipping/i
const STRUCK = new Set(['del', 's', 'strike'])

/** Collects prices by the names of their elements, as the tags of a page go by. */
export class ElementPrices {
  readonly #found: Array<{ text: string; isUnderHeading: boolean }> = []
  #open: { depth: number; parts: string[] } | null = null
  /** The depth of an element whose prices do not count; 0 outside of one. */
  #silentAt = 0
  /** 0 before the heading, 1 between it and the next smaller one, 2 after that. */
  #section = 0

  /** The one price that stands under the heading, or the one of the whole page. Undefined when there are several: nobody could say which. */
  get only(): string | undefined {
    const under = new Set(this.#found.filter(({ isUnderHeading }) => isUnderHeading).map(({ text }) => text))
    const all = new Set(this.#found.map(({ text }) => text))
    return [under, all]
      .find(({ size }) => size === 1)
      ?.values()
      .next().value
  }

  get hasAny(): boolean {
    return this.#found.length > 0
  }

  open(name: string, { class: classes = '', itemprop, id = '', content }: Attributes, depth: number): void {
    if (name === 'h1') this.#section = 1
    else if (this.#section === 1 && /^(?:h[2-4]|aside|footer)$/.test(name)) this.#section = 2
    if (this.#silentAt > 0 || this.#found.length >= MOST) return
    const named = `${classes.slice(0, 300)} ${id.slice(0, 100)}`
    if (STRUCK.has(name) || OTHER.test(named)) {
      // An element without an end has no depth to come back to.
      if (name !== 'input' && name !== 'meta' && name !== 'img') this.#silentAt = depth
    } else if (itemprop === 'price' || PRICE.test(named)) {
      if (content) this.#keep(content)
      else this.#open = { depth, parts: [] }
    }
  }

  text(text: string): void {
    if (this.#open && this.#silentAt === 0 && this.#open.parts.length < 20) this.#open.parts.push(text.slice(0, LONGEST + 1))
  }

  /** The element of this depth ends. */
  close(depth: number): void {
    if (this.#silentAt === depth) this.#silentAt = 0
    if (this.#open?.depth !== depth) return
    const text = this.#open.parts.join('')
    this.#open = null
    this.#keep(text)
  }

  #keep(text: string): void {
    const line = text.replaceAll(/\s+/g, ' ').trim()
    if (/\d/.test(line) && line.length <= LONGEST) this.#found.push({ text: line, isUnderHeading: this.#section === 1 })
  }
}
