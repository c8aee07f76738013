/** What was pasted, as a browser reads its HTML. */
export type PastedNode = string | PastedElement

export interface PastedElement {
  /** In small letters. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PastedNode[]
}

/** What a style says of a property, in small letters; empty where it says nothing. */
export function styleOf({ attributes }: PastedElement, property: string): string {
  for (const part of (attributes['style'] ?? '').toLowerCase().split(';')) {
    const at = part.indexOf(':')
    if (at > 0 && part.slice(0, at).trim() === property) return part.slice(at + 1).trim()
  }
  return ''
}

/** Everything that can be read in it. */
export function wordsOf(node: PastedNode): string {
  if (typeof node === 'string') return node
  return node.name === 'br' ? '\n' : node.children.map(wordsOf).join('')
}

/** Of scripts, of the head of a document, or not to be seen. */
export function isUnseen(element: PastedElement): boolean {
  const { name, attributes } = element
  if (UNSEEN.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true') return true
  return styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
}

const UNSEEN: ReadonlySet<string> = new Set(
  'head title meta link style script noscript template svg canvas button select textarea datalist annotation annotation-xml o:p'.split(
    ' ',
  ),
)

/** What stands on lines of its own. */
export function isBlock({ name }: PastedElement): boolean {
  return BLOCKS.has(name)
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'html body p div section article main header footer aside nav address center h1 h2 h3 h4 h5 h6 ul ol li menu dl dt dd blockquote pre ' +
    'table caption thead tbody tfoot tr td th figure figcaption details summary fieldset legend form hgroup search hr'
  ).split(' '),
)
