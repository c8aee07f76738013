import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What may stand in the HTML: the tags and attributes of the specification, and those that we add. */
export const ofMarkdown: AllowedMarkup = {
  ...Object.fromEntries('p br strong em ul ol li blockquote pre code h1 h4 h5 h6'.split(' ').map((tag) => [tag, []])),
  h2: ['id'],
  h3: ['id'],
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'srcSet', 'sizes', 'width', 'height', 'loading', 'decoding'],
}

export type AllowedMarkup = Readonly<Record<string, readonly string[]>>

/** What the components of blocks add to the tags of Markdown. */
export const ofBlocks: AllowedMarkup = {
  ...ofMarkdown,
  p: ['className'],
  a: [...ofMarkdown['a']!, 'className', 'dataFilm', 'download'],
  div: ['className', 'ariaHidden', 'dataScripts'],
  span: ['className', 'ariaHidden', 'style'],
  aside: ['className'],
  section: ['className', 'ariaLabel', 'tabIndex'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  figure: ['className'],
  figcaption: [],
  ol: [...(ofMarkdown['ol'] ?? []), 'className'],
  ul: [...(ofMarkdown['ul'] ?? []), 'className'],
  li: [...(ofMarkdown['li'] ?? []), 'className'],
  svg: ['className', 'viewBox', 'ariaHidden', 'preserveAspectRatio'],
  g: [],
  path: ['className', 'd'],
  circle: ['className', 'cx', 'cy', 'r', 'style'],
  text: ['className', 'x', 'y', 'style'],
  label: ['className'],
  input: ['type', ...(ofMarkdown['input'] ?? [])],
  audio: ['className', 'src', 'controls', 'preload', 'dataScripts', 'ariaLabel'],
}

/** Reads HTML as a browser would, and names everything in it that may not be there. */
export function faultsIn(html: string, allowed: AllowedMarkup = ofMarkdown): string[] {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: html }] } as Root) as Root
  const faults: string[] = []
  visit(tree, (node) => {
    if (node.type === 'element') faults.push(...faultsOf(node, allowed))
    else if (node.type !== 'text' && node.type !== 'root') faults.push(node.type)
  })
  return faults
}

function faultsOf({ tagName, properties }: Element, allowed: AllowedMarkup): string[] {
  const attributes = Object.keys(properties).filter((name) => !allowed[tagName]?.includes(name))
  const { href, src, target, rel, id } = properties
  return [
    ...(tagName in allowed ? [] : [tagName]),
    ...attributes.map((name) => `${tagName}.${name}`),
    ...(href === undefined || /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i.test(String(href)) ? [] : [`href=${href}`]),
    ...(src === undefined || /^\/(?:media|plates|share)\//.test(String(src)) ? [] : [`src=${src}`]),
    ...(target === undefined || target === '_blank' ? [] : [`target=${target}`]),
    ...(target === undefined || String(rel).includes('noopener') ? [] : ['no rel']),
    ...(id === undefined || String(id).startsWith('section-') ? [] : [`id=${id}`]),
  ]
}
