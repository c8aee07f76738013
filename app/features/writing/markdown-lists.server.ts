import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

import { elementOf, textOf } from './markdown-nodes.server.ts'

/** A row becomes a line: what its first cell says, then every other cell after the name of its column. */
export function tableAsList(table: Element): Element {
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

/** A list that counts otherwise than 1, 2, 3, with its numbers in the text; null for one that needs none. */
export function withNumbersInText(list: Element): Element | null {
  const lines = list.children.filter((child) => child.type === 'element').filter(({ tagName }) => tagName === 'li')
  const step = 'reversed' in list.properties ? -1 : 1
  const numbers: number[] = []
  for (const { properties } of lines) {
    const next =
      numbers.length > 0 ? numbers.at(-1)! + step : (wholeOf(list.properties['start']) ?? (step > 0 ? 1 : lines.length))
    numbers.push(wholeOf(properties['value']) ?? next)
  }
  if (numbers.every((number, at) => number === at + 1)) return null
  return elementOf(
    'ul',
    lines.map((line, at) => elementOf('li', after(`${numbers[at]}. `, line.children))),
  )
}

function wholeOf(value: unknown): number | null {
  const number = value === undefined || value === '' ? Number.NaN : Number(value)
  return Number.isSafeInteger(number) ? number : null
}

/** Words after others, within the paragraph with which they begin. */
function after(words: string, children: ElementContent[]): ElementContent[] {
  const at = children.findIndex((child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''))
  const first = children[at]
  if (first?.type !== 'element' || first.tagName !== 'p') return [textOf(words), ...children]
  return children.with(at, elementOf('p', [textOf(words), ...first.children]))
}
