import { type PastedText, pastedMarkdown } from './pasted-markdown.ts'
import type { PastedNode } from './pasted-node.ts'

/** HTML as this browser reads it, as Markdown. Nothing in it is run or fetched. Null where it is nested too deep to be read. */
export function readPastedHtml(html: string): PastedText | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  try {
    return pastedMarkdown(nodesOf(body))
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function nodesOf(parent: Node): PastedNode[] {
  return [...parent.childNodes].flatMap((node): PastedNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ name: node.localName, attributes, children: nodesOf(node) }]
  })
}

export { endsInCode, leftOutWords, withLinesAround } from './pasted-markdown.ts'
