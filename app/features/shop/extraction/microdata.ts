/** A thing that a page describes, with the names of schema.org; properties hold a value or several. */
export interface Node {
  readonly '@type': ReadonlyArray<string>
  readonly [property: string]: unknown
}

type Attributes = Readonly<Record<string, string>>
type OpenNode = Record<string, unknown>

const MAX_NODES = 500
const MAX_VALUES = 5_000
const LONGEST_TEXT = 20_000

/** Attributes that carry the value of an element of this name, instead of its text. */
const CARRIERS: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}

/** Collects microdata as the tags of a page go by, as nodes like those of JSON-LD. */
export class MicrodataReader {
  readonly nodes: Node[] = []
  readonly #scopes: Array<{ node: OpenNode; depth: number }> = []
  readonly #texts: Array<{ node: OpenNode; properties: string; depth: number; parts: string[]; left: number }> = []
  #nodeCount = 0
  #valueCount = 0

  open(name: string, attributes: Attributes, depth: number): void {
    const { itemprop, itemscope } = attributes
    if (itemscope === undefined && itemprop === undefined) return
    const outer = this.#scopes.at(-1)
    if (itemscope !== undefined && this.#nodeCount < MAX_NODES) {
      const node = this.#newNode(attributes)
      if (itemprop && outer) this.#add(outer.node, itemprop, node)
      else this.nodes.push(node as Node)
      if (name !== 'meta' && name !== 'link' && name !== 'img') this.#scopes.push({ node, depth })
      return
    }
    if (!itemprop || !outer) return
    const value = attributes.content ?? attributes[CARRIERS[name] ?? '']
    if (value !== undefined) this.#add(outer.node, itemprop, value)
    else this.#texts.push({ node: outer.node, properties: itemprop, depth, parts: [], left: LONGEST_TEXT })
  }

  text(text: string): void {
    for (const open of this.#texts) {
      if (open.left <= 0) continue
      open.left -= text.length
      open.parts.push(text)
    }
  }

  /** The element of this depth ends. */
  close(depth: number): void {
    const open = this.#texts.at(-1)
    if (open?.depth === depth) {
      this.#texts.pop()
      this.#add(open.node, open.properties, open.parts.join(''))
    }
    if (this.#scopes.at(-1)?.depth === depth) this.#scopes.pop()
  }

  #newNode({ itemtype = '', itemid }: Attributes): OpenNode {
    this.#nodeCount += 1
    const types = itemtype.split(/\s+/).map((type) => type.replace(/^.*[/#]/, ''))
    return { '@type': types.filter((type) => type !== ''), ...(itemid && { '@id': itemid }) }
  }

  #add(node: OpenNode, properties: string, value: unknown): void {
    for (const property of properties.split(/\s+/).slice(0, 5)) {
      if (property === '' || property.startsWith('@') || property === '__proto__' || this.#valueCount >= MAX_VALUES) continue
      this.#valueCount += 1
      const before = node[property]
      if (before === undefined) node[property] = value
      else if (Array.isArray(before)) before.push(value)
      else node[property] = [before, value]
    }
  }
}
