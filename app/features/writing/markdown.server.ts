import Slugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { countWords } from './count-words.ts'
import { isTangled } from './markdown-bounds.ts'
import { elementOf, plainParagraphs, textOf } from './markdown-nodes.server.ts'
import { reshape } from './markdown-shapes.server.ts'
import { LONGEST_MARKDOWN, type Heading } from './text.ts'

/** The tags and attributes of the specification (1, section 5), and no others. */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'a',
  'img',
] as const

const schema: Schema = {
  tagNames: [...allowedTags],
  attributes: { a: ['href', 'title', 'target'], img: ['src', 'alt', 'title'] },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  // Gone with all that is in them; of any other tag the text stays.
  strip: ['script', 'style', 'iframe', 'object', 'embed', 'form', 'template', 'noscript', 'svg', 'math', 'title', 'select'],
  clobber: [],
  ancestors: {},
  required: {},
}

export interface RenderedMarkdown {
  readonly html: string
  readonly headings: ReadonlyArray<Heading>
  readonly words: number
  /** What can be read of it, without marks. */
  readonly text: string
  /** Addresses of the pictures in it, each once. */
  readonly pictures: readonly string[]
  /** Addresses of the links in it, each once. */
  readonly links: readonly string[]
}

/** A picture among our own files. */
export interface OwnPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
  readonly width: number
  readonly height: number
}

/** A path of this site. Browsers take a second slash, either way round, for the beginning of another host. */
const OWN_FILE = /^\/(?![/\\])/

interface Setting {
  /** Who wrote the text: the owner’s side vouches for its links, nobody for a stranger’s. */
  readonly author: 'owner' | 'stranger'
  /** The site’s own origin: links elsewhere say so. */
  readonly origin: string
  /** Our own copy of a picture from elsewhere (its address alone will do); null while there is none: its description stands in its place. */
  readonly pictureAddress: (src: string) => OwnPicture | string | null
}

const parser = unified().use(remarkParse).use(remarkGfm)
const toHast = unified()
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: 'Notes', clobberPrefix: '' })
  .use(rehypeRaw)
  .use(() => refuseDeepTrees)
  .use(() => reshape)
  .use(() => lowerSchemes)
  .use(rehypeSanitize, schema)
const printer = unified().use(rehypeStringify)

/**
 * Markdown (GitHub flavour) as the HTML that may stand on a page: allowed tags only, also of HTML in it, links elsewhere with
 * `rel`, pictures from our own files, sections with ids of ours. Headings begin at the second level, because the page has the
 * first. Never throws, never takes long.
 */
export function renderMarkdown(markdown: string, { author, origin, pictureAddress }: Setting): RenderedMarkdown {
  const tree = treeOf(markdown.slice(0, LONGEST_MARKDOWN))
  const slugger = new Slugger()
  const headings: Heading[] = []
  const pictures = new Set<string>()
  const links = new Set<string>()
  lowerHeadings(tree)
  visit(tree, 'element', (element, at, parent) => {
    if (element.tagName === 'a') links.add(finishLink(element, author, origin))
    if (element.tagName === 'img' && parent && at !== undefined) {
      const src = pictureSource(String(element.properties['src'] ?? ''), origin)
      if (src.startsWith('https:')) pictures.add(src)
      parent.children[at] = pictureOf(element, OWN_FILE.test(src) ? src : src && pictureAddress(src))
    }
    const depth = /^h([23])$/.exec(element.tagName)?.[1]
    if (depth === undefined) return
    const text = toString(element).replaceAll(/\s+/g, ' ').trim()
    const id = `section-${slugger.slug(text.slice(0, 80)) || 'part'}`
    element.properties['id'] = id
    if (text !== '') headings.push({ depth: depth === '2' ? 2 : 3, id, text })
  })
  const text = toString({ type: 'root', children: spaced(tree.children as ElementContent[]) })
    .replaceAll(/\s+/g, ' ')
    .trim()
  return {
    html: printer.stringify(tree),
    headings,
    words: countWords(text),
    text,
    pictures: [...pictures],
    links: [...links].filter(Boolean),
  }
}

/** So many elements may stand in each other; what comes after the parsers takes the square of it. */
const MAX_NESTED = 100

/** @throws RangeError for a tree that is nested too deep. */
function refuseDeepTrees(tree: Root): void {
  const waiting: Array<readonly [node: Root | ElementContent, depth: number]> = [[tree, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > MAX_NESTED) throw new RangeError('Nested too deep')
    if ('children' in node) for (const child of node.children) if (child.type === 'element') waiting.push([child, depth + 1])
  }
}

/** What cannot be read as Markdown in reasonable time or depth stands as it was typed. */
function treeOf(markdown: string): Root {
  const typed = markdown.replaceAll(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
  if (isTangled(typed)) return plainParagraphs(typed)
  try {
    return toHast.runSync(parser.parse(typed)) as Root
  } catch (error) {
    // Nested too deep, for us or for the parsers, which go down by calling themselves.
    if (error instanceof RangeError) return plainParagraphs(typed)
    throw error
  }
}

/** The list of what is allowed knows schemes in small letters only; addresses may be written in large ones. */
function lowerSchemes(tree: Root) {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address === 'string')
        properties[name] = address.replace(/^(?:https?|mailto):/i, (scheme) => scheme.toLowerCase())
    }
  })
}

/** A body that begins at the first level is moved down as a whole, so that its levels stay apart. */
function lowerHeadings(tree: Root) {
  let hasFirst = false
  visit(tree, 'element', ({ tagName }) => void (hasFirst ||= tagName === 'h1'))
  if (!hasFirst) return
  visit(tree, 'element', (element) => {
    const depth = /^h([1-6])$/.exec(element.tagName)?.[1]
    if (depth) element.tagName = `h${Math.min(6, Number(depth) + 1)}`
  })
}

/** Links elsewhere open in a tab of their own; a stranger’s pass nothing on. Returns the address. */
function finishLink({ properties }: Element, author: Setting['author'], origin: string): string {
  const href = String(properties['href'] ?? '')
  if (href === '' || !URL.canParse(href, origin)) {
    delete properties['href']
    delete properties['target']
    return ''
  }
  const isOut = new URL(href, origin).origin !== origin
  if (isOut && !/^mailto:/i.test(href)) properties['target'] = '_blank'
  else if (properties['target'] !== '_blank') delete properties['target']
  const strangers = ['noopener', 'noreferrer', ...(isOut ? ['nofollow', 'ugc'] : [])]
  if (properties['target']) properties['rel'] = author === 'owner' ? ['noopener'] : strangers
  return href
}

/** Where stored and drawn pictures are served. */
const OWN_PICTURE = /^\/(?:media|plates|share)\/[\w./-]+$/

/** A picture’s address: a path where it is one of ours, whole where it is elsewhere, empty where it leads to no picture. */
function pictureSource(src: string, origin: string): string {
  if (src === '' || !URL.canParse(src, origin)) return ''
  const url = new URL(src, origin)
  if (url.origin !== origin) return url.protocol === 'https:' ? url.href : ''
  return OWN_PICTURE.test(url.pathname) ? url.pathname : ''
}

function pictureOf({ properties }: Element, found: OwnPicture | string | null): ElementContent {
  const alt = String(properties['alt'] ?? '')
  if (!found) return elementOf('em', [textOf(alt || 'Picture')])
  const picture = typeof found === 'string' ? { src: found } : { ...found }
  const title = properties['title'] ? { title: properties['title'] } : {}
  return elementOf('img', [], { ...picture, alt, ...title, loading: 'lazy', decoding: 'async' })
}

/** Blocks that follow each other are no one word. */
function spaced(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    return [
      { ...child, children: spaced(child.children) },
      { type: 'text', value: ' ' },
    ]
  })
}
