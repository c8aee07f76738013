import { parseDocument } from 'htmlparser2'

import type { PastedNode } from '#features/writing/paste/pasted-node.ts'

type Read = ReturnType<typeof parseDocument>['children']

/** HTML as a paste hands it on, read without a browser. */
export function pastedNodes(html: string): PastedNode[] {
  return nodesOf(parseDocument(html).children)
}

function nodesOf(nodes: Read): PastedNode[] {
  return nodes.flatMap((node): PastedNode[] => {
    if (node.type === 'text') return [node.data]
    if (node.type === 'tag' || node.type === 'script' || node.type === 'style')
      return [{ name: node.name, attributes: node.attribs, children: nodesOf(node.children) }]
    return []
  })
}
