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
import type { Heading } from './post.ts'

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
  strip: ['script', 'style', 'iframe', 'object', 'embed', 'form', 'template', 'noscript', 'svg', 'math'],
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

interface Setting {
  /** The site’s own origin: links elsewhere say so. */
  readonly origin: string
  /** The address of our own copy of a picture from elsewhere; null while there is none: its description stands in its place. */
  readonly pictureAddress: (src: string) => string | null
}

const parser = unified().use(remarkParse).use(remarkGfm)
const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).use(rehypeSanitize, schema)
const printer = unified().use(rehypeStringify)

/**
 * Markdown (GitHub flavour) as the HTML that may stand on a page: allowed tags only, links elsewhere with `rel`, pictures from our own
 * files, sections with ids of ours. The page has its own first heading, so
 * headings begin at the second level. HTML in it is held to the same tags.
 */
export function renderMarkdown(markdown: string, { origin, pictureAddress }: Setting): RenderedMarkdown {
  const tree = toHast.runSync(parser.parse(markdown)) as Root
  const slugger = new Slugger()
  const headings: Heading[] = []
  const pictures = new Set<string>()
  const links = new Set<string>()
  lowerHeadings(tree)
  visit(tree, 'element', (element, at, parent) => {
    if (element.tagName === 'a') links.add(finishLink(element, origin))
    if (element.tagName === 'img' && parent && at !== undefined) {
      const src = String(element.properties['src'] ?? '')
      if (src !== '') pictures.add(src)
      parent.children[at] = pictureOf(element, src.startsWith('/') ? src : pictureAddress(src))
    }
    const depth = /^h([23])$/.exec(element.tagName)?.[1]
    if (depth === undefined) return
    const text = toString(element).trim()
    const id = `section-${slugger.slug(text) || 'part'}`
    element.properties['id'] = id
    headings.push({ depth: depth === '2' ? 2 : 3, id, text })
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

/** Links elsewhere open in a tab of their own and pass nothing on. Returns the address. */
function finishLink(element: Element, origin: string): string {
  const href = String(element.properties['href'] ?? '')
  if (/^https?:/i.test(href) && URL.canParse(href) && new URL(href).origin !== origin) {
    element.properties['target'] = '_blank'
    element.properties['rel'] = ['noopener', 'noreferrer', 'nofollow', 'ugc']
  }
  return href
}

function pictureOf({ properties }: Element, src: string | null): ElementContent {
  const alt = String(properties['alt'] ?? '')
  if (src === null)
    return { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: alt || 'Picture' }] }
  return {
    type: 'element',
    tagName: 'img',
    properties: { src, alt, ...(properties['title'] ? { title: properties['title'] } : {}), loading: 'lazy', decoding: 'async' },
    children: [],
  }
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
