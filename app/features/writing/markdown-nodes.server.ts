import type { Element, ElementContent, Root, RootContent } from 'hast'

export function elementOf(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children }
}

export function textOf(value: string): ElementContent {
  return { type: 'text', value }
}

/** Paragraphs of plain text, for what is not read as Markdown. */
export function plainParagraphs(markdown: string): Root {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return { type: 'root', children: paragraphs.map((text): RootContent => elementOf('p', [textOf(text.trim())])) }
}
