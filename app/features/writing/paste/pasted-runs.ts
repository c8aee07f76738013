import { raised } from '#base/raised.ts'

import { phrasingOf, type Run } from './inline-runs.ts'
import { linkAddress } from './link-address.ts'
import { isBlock, isUnseen, type PastedElement, type PastedNode, styleOf, wordsOf } from './pasted-node.ts'

/** How text is marked where nothing else is said. */
export interface Marks {
  readonly strong: boolean
  readonly em: boolean
  readonly struck: boolean
}

export const unmarked: Marks = { strong: false, em: false, struck: false }

/** What was found on the way and cannot stand in the text. */
export interface Found {
  pictures: number
  /** Films, recordings and whatever else plays in a frame. */
  players: number
  /** Paragraphs that the HTML names as such. */
  paragraphs: number
}

/** The pieces of a line; blocks within it are parted by a space. */
export function runsOf(nodes: readonly PastedNode[], marks: Marks, found: Found): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [textRun(cleanText(node), marks)]
    if (isUnseen(node)) return []
    const own = marksOf(node, marks)
    const space = isBlock(node) ? [textRun(' ', marks)] : []
    return [...space, ...(elements.get(node.name)?.(node, own, found) ?? otherRuns(node, own, found)), ...space]
  })
}

type Reading = (element: PastedElement, marks: Marks, found: Found) => Run[]

const codeRun: Reading = (element, marks) => {
  const value = wordsOf(element).replaceAll(/\s+/g, ' ').trim()
  return value === '' ? [] : [{ node: { type: 'inlineCode', value }, ...marks }]
}

const raisedRun: Reading = (element, marks) => [textRun(raised(cleanText(wordsOf(element)).trim()), marks)]

const playerRun: Reading = (_element, _marks, found) => {
  found.players += 1
  return []
}

const otherRuns: Reading = (element, marks, found) =>
  styleOf(element, 'vertical-align') === 'super' ? raisedRun(element, marks, found) : runsOf(element.children, marks, found)

const elements: ReadonlyMap<string, Reading> = new Map<string, Reading>([
  ['br', (_element, marks) => [{ node: { type: 'break' }, ...marks }]],
  ['a', linkRuns],
  ['img', pictureRuns],
  ['picture', (element, marks, found) => runsOf(element.children.filter(isImage).slice(0, 1), marks, found)],
  ...['code', 'kbd', 'samp', 'tt'].map((name): [string, Reading] => [name, codeRun]),
  ...['iframe', 'video', 'audio', 'object', 'embed'].map((name): [string, Reading] => [name, playerRun]),
  ['sup', raisedRun],
  ['q', (element, marks, found) => [textRun('“', marks), ...runsOf(element.children, marks, found), textRun('”', marks)]],
  [
    'input',
    ({ attributes }, marks) => (attributes['type'] === 'checkbox' ? [textRun('checked' in attributes ? '☑ ' : '☐ ', marks)] : []),
  ],
])

const isImage = (node: PastedNode) => typeof node !== 'string' && node.name === 'img'

function linkRuns(element: PastedElement, marks: Marks, found: Found): Run[] {
  const inside = runsOf(element.children, marks, found).map((run): Run => {
    return run.node.type === 'break' ? textRun(' ', run) : run
  })
  const url = linkAddress(element.attributes['href'] ?? '')
  const isSeen = inside.some(({ node }) => node.type === 'inlineCode' || (node.type === 'text' && node.value.trim() !== ''))
  if (url === null || !isSeen || inside.some(({ node }) => node.type === 'link')) return inside
  // What marks all of it stands around the link.
  const whole = (mark: keyof Marks) => inside.every((run) => run[mark])
  const around: Marks = { strong: whole('strong'), em: whole('em'), struck: whole('struck') }
  const own = inside.map(({ node, strong, em, struck }): Run => {
    return { node, strong: strong && !around.strong, em: em && !around.em, struck: struck && !around.struck }
  })
  const spaces = (at: 0 | -1) => (/^\s+$/.test(edgeOf(inside, at)) ? [textRun(' ', around)] : [])
  return [...spaces(0), { node: { type: 'link', url, children: phrasingOf(own) as never[] }, ...around }, ...spaces(-1)]
}

/** The first or the last sign of a line. */
function edgeOf(runs: readonly Run[], at: 0 | -1): string {
  const node = runs.at(at)?.node
  return node?.type === 'text' ? (node.value.at(at) ?? '') : ''
}

/** A picture of a smile is one; of others the number is told. What only counts who reads is nothing. */
function pictureRuns({ attributes }: PastedElement, marks: Marks, found: Found): Run[] {
  const { alt = '', width, height } = attributes
  if (/^\P{L}{1,12}$/u.test(alt) && /\p{Extended_Pictographic}/u.test(alt)) return [textRun(alt, marks)]
  const isSpeck = [width, height].some((size) => size !== undefined && Number.parseInt(size) <= 2)
  if (!isSpeck && !/checkbox/i.test(attributes['aria-roledescription'] ?? '')) found.pictures += 1
  return []
}

/** Marks of an element: its style says more than its name, and both more than what is around it. */
export function marksOf(element: PastedElement, { strong, em, struck }: Marks): Marks {
  const { name } = element
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  const line = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line')
  return {
    strong: weight === '' || weight === 'inherit' ? strong || STRONG.has(name) : /^(?:bold|bolder|[6-9]\d\d)/.test(weight),
    em: slant === '' || slant === 'inherit' ? em || EM.has(name) : /^(?:italic|oblique)/.test(slant),
    struck: struck || STRUCK.has(name) || line.includes('line-through'),
  }
}

const STRONG: ReadonlySet<string> = new Set(['b', 'strong'])
const EM: ReadonlySet<string> = new Set(['i', 'em', 'cite', 'dfn', 'var'])
const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike'])

/** Without the signs that nobody sees. Spaces that do not break are spaces. */
function cleanText(text: string): string {
  return text.replaceAll(/[\u200B\uFEFF\u00AD]/g, '').replaceAll(/\s+/g, ' ')
}

function textRun(value: string, { strong, em, struck }: Marks): Run {
  return { node: { type: 'text', value }, strong, em, struck }
}
