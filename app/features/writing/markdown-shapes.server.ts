import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

import { raised } from '#base/raised.ts'

import { tableAsList, withNumbersInText } from './markdown-lists.server.ts'
import { elementOf, textOf } from './markdown-nodes.server.ts'

/**
 * What has no tag of its own on our pages, as words and signs that do: tables as lists, marks of footnotes in brackets, rules as
 * asterisks, tasks with their box, lists that do not begin at 1 with their numbers, struck out and raised words, blocks as paragraphs.
 */
export function reshape(tree: Root): void {
  visit(tree, 'element', (element, at, parent) => {
    if (!parent || at === undefined) return undefined
    if ('dataFootnoteBackref' in element.properties) parent.children[at] = textOf('')
    const instead = shapes.get(element.tagName)?.(element, parent as Element | Root)
    if (!instead) return undefined
    parent.children.splice(at, 1, ...instead)
    return at
  })
}

/** What takes the place of an element, and is looked at in its turn; null where it stays. */
type Shape = (element: Element, parent: Element | Root) => ElementContent[] | null

const between = (before: string, after: string): Shape => {
  return ({ children }) => [textOf(before), ...children, textOf(after)]
}
const struck = between('[struck out: ', ']')

/** Blocks have words of their own, and those after them begin anew. */
const block: Shape = ({ children }, parent) => {
  if (parent.type === 'element' && !HOLDERS.has(parent.tagName)) return [textOf(' '), ...children, textOf(' ')]
  const parts: ElementContent[] = []
  let run: ElementContent[] = []
  const endRun = () => {
    parts.push(...(run.some(isSeen) ? [elementOf('p', run)] : run))
    run = []
  }
  for (const child of children) {
    if (child.type !== 'element' || !(BLOCKS.has(child.tagName) || shapes.get(child.tagName) === block)) run.push(child)
    else {
      endRun()
      parts.push(child)
    }
  }
  endRun()
  return parts
}

const isSeen = (node: ElementContent) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')

const HOLDERS = new Set(['blockquote', 'li'])
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol blockquote pre table hr'.split(' '))
const PLAIN_BLOCKS =
  'div section article main header footer aside nav address center details summary dl dt dd figure figcaption fieldset legend hgroup search'

const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ...PLAIN_BLOCKS.split(' ').map((tag): [string, Shape] => [tag, block]),
  ['table', (element) => [tableAsList(element)]],
  ['hr', () => [elementOf('p', [textOf('* * *')])]],
  ['ol', (element) => asOnlyOne(withNumbersInText(element))],
  ['input', ({ properties: { type, checked } }) => (type === 'checkbox' ? [textOf(checked ? '☑' : '☐')] : null)],
  ['sup', (element) => [textOf(isFootnoteMark(element.children) ? `[${toString(element)}]` : raised(toString(element)))]],
  ['del', struck],
  ['s', struck],
  ['strike', struck],
  ['q', between('“', '”')],
])

function asOnlyOne(element: Element | null): Element[] | null {
  return element && [element]
}

function isFootnoteMark([mark]: ElementContent[]): boolean {
  return mark?.type === 'element' && 'dataFootnoteRef' in mark.properties
}
