import type { ElementContent, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { isTangled } from './markdown-bounds.ts'
import { plainParagraphs, textOf } from './markdown-nodes.server.ts'
import { reshape } from './markdown-shapes.server.ts'

/** The tags and attributes of the specification (1, section 5), and no others. */
const allowedTags = [
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

const parser = unified().use(remarkParse).use(remarkGfm)
const toHast = unified()
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: 'Notes', clobberPrefix: '' })
  .use(rehypeRaw)
  .use(() => refuseDeepTrees)
  .use(() => reshape)
  .use(() => lowerSchemes)
  .use(rehypeSanitize, schema)
/** HTML in a cell of a table is text, so that none reaches into the next. */
const cellsToHast = unified()
  .use(remarkRehype, { handlers: { html: (_state, { value }: { value: string }) => textOf(value) }, clobberPrefix: '' })
  .use(() => refuseDeepTrees)
  .use(() => reshape)
  .use(() => lowerSchemes)
  .use(rehypeSanitize, schema)

/** A text without control characters, which nothing in Markdown needs. */
export function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
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

/** Markdown without control characters as a tree of the allowed tags. What cannot be read in reasonable time or depth stands as it was typed. */
export function treeOf(typed: string): Root {
  if (isTangled(typed)) return plainParagraphs(typed)
  return orPlain(
    () => toHast.runSync(parser.parse(typed)) as Root,
    () => plainParagraphs(typed),
  )
}

/** What is nested too deep, for us or for the parsers, which go down by calling themselves, is taken plainly. */
function orPlain<Tree>(read: () => Tree, plain: () => Tree): Tree {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return plain()
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

/** No text holds it: control characters are taken out of what is typed. No line that begins with it begins anything else than a paragraph. */
const CELL = '\u009A '

/** Cells of a table, each one line of Markdown, as their contents. */
export function cellTrees(cells: readonly string[]): ElementContent[][] {
  const typed = cells.map((cell) => CELL + cell).join('\n\n')
  const plain = cells.map((cell) => [textOf(cell)])
  if (isTangled(typed)) return plain
  const paragraphs = orPlain(
    () => (cellsToHast.runSync(parser.parse(typed)) as Root).children,
    () => [],
  ).filter((child) => child.type === 'element')
  if (paragraphs.length !== cells.length) return plain
  return paragraphs.map(({ children: [first, ...rest] }) =>
    first?.type === 'text' ? [textOf(first.value.slice(CELL.length)), ...rest] : [],
  )
}
