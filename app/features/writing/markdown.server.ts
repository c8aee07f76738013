import Slugger from 'github-slugger'
import type { ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

import { blockMarkup, blockWords } from './blocks/block-markup.server.tsx'
import { placesFor, textsInPlaces } from './blocks/block-places.server.ts'
import { type Block, type BlockProblem, splitBlocks } from './blocks/split-blocks.ts'
import { countWords } from './count-words.ts'
import { isTangled } from './markdown-bounds.ts'
import { findPicture, finishTree, type RenderedPage } from './markdown-finish.server.ts'
import { cellTrees, treeOf, withoutControls } from './markdown-tree.server.ts'
import { LONGEST_MARKDOWN, type Heading, type MarkdownPassage } from './text.ts'

export type { OwnPicture } from './markdown-finish.server.ts'

export interface RenderedMarkdown {
  readonly html: string
  /** The same, from each heading of the second level to the next. */
  readonly passages: readonly MarkdownPassage[]
  readonly headings: ReadonlyArray<Heading>
  readonly words: number
  /** What can be read of it, without marks. */
  readonly text: string
  /** Addresses of the pictures in it, each once. */
  readonly pictures: readonly string[]
  /** Addresses of the links in it, each once. */
  readonly links: readonly string[]
  /** What is wrong with its blocks, for its author. */
  readonly problems: readonly BlockProblem[]
}

type Setting = Pick<RenderedPage, 'author' | 'origin' | 'pictureAddress'>

/** The tree is held to the allowed tags before anything raw is put into it. */
const printer = unified().use(rehypeStringify, { allowDangerousHtml: true })

/**
 * Markdown (GitHub flavour) as the HTML that may stand on a page: allowed tags only, also of HTML in it, links elsewhere with
 * `rel`, pictures from our own files, sections with ids of ours. Headings begin at the second level, because the page has the
 * first. Blocks of the owner are drawn by our components. Never throws, never takes long.
 */
export function renderMarkdown(markdown: string, { author, origin, pictureAddress }: Setting): RenderedMarkdown {
  const typed = withoutControls(markdown.slice(0, LONGEST_MARKDOWN))
  const page: RenderedPage = { author, origin, pictureAddress, slugger: new Slugger(), pictures: new Set(), links: new Set() }
  const split = author === 'owner' && !isTangled(typed) ? splitBlocks(typed) : { parts: [typed], problems: [] }
  const places = placesFor(split.parts)
  const tree = treeOf(places.markdown)
  const { blockAt, lost } = textsInPlaces(tree, places.blocks)
  const headings = finishTree(tree, page)
  const parts = tree.children.map((node, at) => {
    const block = blockAt.get(at)
    return block ? drawBlock(block, page) : { node, text: wordsOf([node]) }
  })
  const text = readingOf(parts)
  const passages = passagesOf(parts)
  return {
    html: passages.map(({ heading, html }) => (heading ? heading.html : '') + html).join(''),
    passages,
    headings,
    words: countWords(text),
    text,
    pictures: [...page.pictures],
    links: [...page.links].filter(Boolean),
    problems: [...split.problems, ...lost].toSorted((a, b) => a.line - b.line),
  }
}

/** A part of a text, and what can be read of it. */
interface Part {
  readonly node: RootContent
  readonly text: string
}

/** What stands before the first heading of the second level is a passage without one, where it says anything. */
function passagesOf(parts: readonly Part[]): MarkdownPassage[] {
  const print = (some: readonly Part[]) => printer.stringify({ type: 'root', children: some.map(({ node }) => node) })
  const starts = parts.flatMap(({ node }, at) => (node.type === 'element' && node.tagName === 'h2' ? [at] : []))
  const before = parts.slice(0, starts[0])
  const passages = starts.map((at, nth): MarkdownPassage => {
    const rest = parts.slice(at + 1, starts[nth + 1])
    const heading = { html: print(parts.slice(at, at + 1)), text: parts[at]!.text }
    return { heading, html: print(rest), text: readingOf(rest) }
  })
  return before.length === 0 ? passages : [{ heading: null, html: print(before), text: readingOf(before) }, ...passages]
}

const readingOf = (parts: readonly Part[]) => oneLine(parts.map(({ text }) => text).join(' '))

function drawBlock({ content }: Block, page: RenderedPage): Part {
  const print = (children: ElementContent[]) => {
    const root: Root = { type: 'root', children }
    finishTree(root, page)
    return { html: printer.stringify(root), text: wordsOf(root.children) }
  }
  const own = content.name === 'callout' ? print(treeOf(content.text).children as ElementContent[]) : { html: '', text: '' }
  const cells = content.name === 'table' ? cellTrees(content.rows.flat()).map(print) : []
  const columns = content.name === 'table' ? content.rows[0]!.length : 1
  const picture = 'picture' in content && content.picture ? findPicture(content.picture, page) : null
  const link = content.name === 'button' ? content.to : 'address' in content ? content.address : ''
  page.links.add(/^(?:[/#]|https?:|mailto:)/i.test(link) ? link : '')
  const html = blockMarkup(content, {
    origin: page.origin,
    html: own.html,
    cells: inRows(
      cells.map((cell) => cell.html),
      columns,
    ),
    picture: typeof picture === 'string' ? { src: picture } : picture,
  })
  const text = [...blockWords(content), own.text, ...cells.map((cell) => cell.text)].filter(Boolean).join(' ')
  return { node: { type: 'raw', value: html }, text }
}

function inRows<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns))
}

/** What can be read of a part of the tree. */
function wordsOf(children: readonly RootContent[]): string {
  return oneLine(toString({ type: 'root', children: spaced(children as ElementContent[]) }))
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
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
