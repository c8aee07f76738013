import { type BlockContent, blockKinds, isBlockName, readBlock } from './block-kinds.ts'
import { isDirectiveLine, isEndLine, readDirective } from './directive-line.ts'

/** What is wrong with a block that an author wrote, in a sentence, and in which line of the text (from 1). */
export interface BlockProblem {
  readonly line: number
  readonly sentence: string
}

/** A block of an author’s text. */
export interface Block {
  readonly content: BlockContent
  readonly line: number
  /** As it was typed. */
  readonly source: string
}

/** A text as it stands: Markdown, and blocks between it. */
export interface SplitText {
  readonly parts: ReadonlyArray<string | Block>
  readonly problems: readonly BlockProblem[]
}

/** So many blocks a text may hold; what comes after them stays text. */
export const MAX_BLOCKS = 100

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const known = Object.keys(blockKinds).join(', ')

/** A block of which the end has not come. */
interface Opened {
  readonly at: number
  readonly read: (text: string) => BlockContent | string
}

/**
 * Takes the blocks out of an author’s Markdown: “:::name field="value"” on a line of its own, for kinds with a text up to a line “:::”. What
 * stands in fenced code is code. Whatever is no whole block with good fields stays in the Markdown as it was typed, and is told. Every line is
 * looked at once.
 */
export function splitBlocks(markdown: string): SplitText {
  const lines = markdown.split(/\r\n|\r|\n/)
  const parts: (string | Block)[] = []
  const problems: BlockProblem[] = []
  /** From where on lines are not in `parts` yet. */
  let from = 0
  let opened: Opened | null = null
  let fence: string | null = null
  let blocks = 0
  /** The end of a block that was refused is no second mistake. */
  let isRefused = false

  const tell = (at: number, sentence: string) => void problems.push({ line: at + 1, sentence })
  const take = (at: number, end: number, content: BlockContent | string) => {
    if (typeof content === 'string') return tell(at, content)
    if (blocks === MAX_BLOCKS) return tell(at, `A text has at most ${MAX_BLOCKS} blocks: this one stays text.`)
    blocks += 1
    if (at > from) parts.push(lines.slice(from, at).join('\n'))
    parts.push({ content, line: at + 1, source: lines.slice(at, end).join('\n') })
    from = end
    return undefined
  }
  const missEnd = () => {
    if (opened) tell(opened.at, 'This block has no end: write ::: on a line of its own below its text.')
    opened = null
  }
  const begin = (line: string, at: number) => {
    isRefused = true
    const directive = readDirective(line)
    if (typeof directive === 'string') return tell(at, directive)
    const { name, fields } = directive
    if (!isBlockName(name)) return tell(at, `There is no block “${name.slice(0, 40)}”. There are: ${known}.`)
    const read = (text: string) => readBlock(name, fields, text)
    if (blockKinds[name].hasText) {
      isRefused = false
      opened = { at, read }
    }
    // An end that nobody has to write may be written all the same.
    else take(at, isEndLine(lines[at + 1] ?? '') ? at + 2 : at + 1, read(''))
    return undefined
  }

  for (const [at, line] of lines.entries()) {
    const sign = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (sign?.startsWith(fence) && line.trim() === sign) fence = null
    } else if (sign !== undefined) fence = sign
    else if (!isDirectiveLine(line) || at < from) continue
    else if (!isEndLine(line)) {
      missEnd()
      begin(line, at)
    } else if (opened) {
      const { at: first, read }: Opened = opened
      opened = null
      take(first, at + 1, read(lines.slice(first + 1, at).join('\n')))
    } else {
      if (!isRefused) tell(at, 'This ::: ends no block.')
      isRefused = false
    }
  }
  missEnd()
  if (from < lines.length) parts.push(lines.slice(from).join('\n'))
  return { parts, problems }
}

/** The same text with nothing in it that could be read as a block: for what a machine wrote. */
export function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^(?:(?![\t\n\r])\p{Cc})*:::/gmu, String.raw`\:::`)
}
