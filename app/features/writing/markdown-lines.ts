import type { Replacement } from './markdown-marks.ts'

export type LineMark = 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote'

const HEADING = /^#{1,6}[ \t]+/
const LIST = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/
const QUOTE = /^>[ \t]?/

const lineMarks: Readonly<Record<LineMark, { own: RegExp; instead: RegExp; sign: (at: number) => string }>> = {
  heading: { own: /^##[ \t]+/, instead: HEADING, sign: () => '## ' },
  subheading: { own: /^###[ \t]+/, instead: HEADING, sign: () => '### ' },
  bullets: { own: /^[-*+][ \t]+/, instead: LIST, sign: () => '- ' },
  numbers: { own: /^\d{1,9}[.)][ \t]+/, instead: LIST, sign: (at) => `${at + 1}. ` },
  quote: { own: QUOTE, instead: QUOTE, sign: () => '> ' },
}

/** Marks the lines in which the selected part of a Markdown text stands, or takes the mark away where all of them have it. */
export function markLines(mark: LineMark, text: string, from: number, to: number): Replacement {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.includes('\n', to) ? text.indexOf('\n', to) : text.length
  const lines = text.slice(start, end).split('\n')
  const { own, instead, sign } = lineMarks[mark]
  const isMarked = lines.some((line) => line !== '') && lines.every((line) => line === '' || own.test(line))
  let marked = 0
  const made = lines.map((line) => {
    if (line === '' && lines.length > 1) return line
    return isMarked ? line.replace(own, '') : sign(marked++) + line.replace(instead, '')
  })
  const result = made.join('\n')
  const select =
    lines.length > 1 ? ([start, start + result.length] as const) : ([start + result.length, start + result.length] as const)
  return { from: start, to: end, text: result, select }
}

/** Whether a place of a text is in a line that begins a block, where a picture is an address and no Markdown. */
export function isInBlockLine(text: string, at: number): boolean {
  return text.startsWith(':::', text.lastIndexOf('\n', at - 1) + 1)
}

/** Puts a block behind the line of the cursor, between empty lines. `select` is what of it is selected then. */
export function insertBlock(block: { readonly text: string; readonly select: string }, text: string, at: number): Replacement {
  const end = text.includes('\n', at) ? text.indexOf('\n', at) : text.length
  const before = text.slice(0, end)
  const after = text.slice(end)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const close = after.startsWith('\n\n') || after === '\n' ? '' : '\n'
  const select = end + gap.length + block.text.indexOf(block.select)
  return { from: end, to: end, text: gap + block.text + close, select: [select, select + block.select.length] }
}
