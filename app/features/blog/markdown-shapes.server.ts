import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/** What has no tag of its own on our pages, as words that do: tables as lists, marks of footnotes in brackets, rules as asterisks. */
export function reshape(tree: Root): void {
  visit(tree, 'element', (element, at, parent) => {
    if (!parent || at === undefined) return
    if (element.tagName === 'table') {
      parent.children[at] = tableAsList(element)
      return at
    }
    if (element.tagName === 'hr') parent.children[at] = elementOf('p', [textOf('* * *')])
    if ('dataFootnoteBackref' in element.properties) parent.children[at] = textOf('')
    if (element.tagName === 'sup' && isFootnoteMark(element.children)) parent.children[at] = textOf(`[${toString(element)}]`)
    return undefined
  })
}

function isFootnoteMark([mark]: ElementContent[]): boolean {
  return mark?.type === 'element' && 'dataFootnoteRef' in mark.properties
}

/** A row becomes a line: what its first cell says, then every other cell after the name of its column. */
function tableAsList(table: Element): Element {
  const rows = rowsOf(table)
  const [head] = rows
  const hasHead = head?.every(({ tagName }) => tagName === 'th') ?? false
  const names = hasHead && rows.length > 1 ? head!.map((cell) => toString(cell).trim()) : []
  const lines = names.length > 0 ? rows.slice(1) : rows
  return elementOf(
    'ul',
    lines.filter((cells) => cells.length > 0).map((cells) => elementOf('li', lineOf(cells, names))),
  )
}

function lineOf(cells: Element[], names: string[]): ElementContent[] {
  return cells.flatMap((cell, at) => {
    const name = at > 0 && names[at] ? `${names[at]}: ` : ''
    const words = at === 0 && cells.length > 1 ? [elementOf('strong', cell.children)] : cell.children
    return [textOf(at > 0 ? '; ' : ''), textOf(name), ...words]
  })
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (element, _at, parent) => {
    if (element.tagName === 'table' && parent) return SKIP
    if (element.tagName !== 'tr') return undefined
    rows.push(element.children.filter((cell) => cell.type === 'element').filter(({ tagName }) => /^t[dh]$/.test(tagName)))
    return SKIP
  })
  return rows
}

/** Paragraphs of plain text, for what is not read as Markdown. */
export function plainParagraphs(markdown: string): Root {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return { type: 'root', children: paragraphs.map((text): RootContent => elementOf('p', [textOf(text.trim())])) }
}

export function elementOf(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children }
}

export function textOf(value: string): ElementContent {
  return { type: 'text', value }
}
