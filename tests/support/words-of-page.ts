import { parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** Attributes that are read to or shown to people. */
const SHOWN = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label', 'data-label']
/** Holds no words that anybody reads on the page: scripts, and names by which a test is found whatever a laboratory calls it. */
const UNREAD = new Set(['script', 'style', 'datalist'])

/** Every text of a page and every attribute that people read. */
export function wordsOfPage(html: string): string[] {
  const words: string[] = []
  const look = (nodes: ReadonlyArray<Node>) => {
    for (const node of nodes) {
      if ('data' in node && node.type === 'text') words.push(node.data)
      else if ('attribs' in node && !UNREAD.has(node.name)) {
        words.push(...SHOWN.flatMap((name) => node.attribs[name] ?? []))
        look(node.children)
      }
    }
  }
  look(parseDocument(html).children)
  return words.map((text) => text.trim()).filter(Boolean)
}
