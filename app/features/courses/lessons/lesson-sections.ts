import { splitBlocks } from '#features/writing/blocks/split-blocks.ts'

/** A part of a lesson under a heading of the second level. */
export interface Section {
  readonly heading: string
  /** Blocks of Markdown. */
  readonly blocks: readonly string[]
  /** Whether it can stand outside its lesson. */
  readonly isUsable: boolean
}

const SOURCES = /^(?:sources?|references|literature|further reading)$/i
/** What speaks of the lesson as a lesson is not true of an article. */
const OF_LESSONS = /\blessons?\b|\b(?:this|our|the (?:next|last|previous)) (?:course|module|video|recording|chapter)\b/i
/** Pictures of the lesson, HTML, places on its page and notes at its end. */
const BOUND = /!\[|<\/?[a-z]|\]\(#|\[\^/i
const PICTURE = /^!\[[^\]]*\]\([^)]*\)$/

/** A lesson’s Markdown in parts; not whole where its headings do not tell them apart. */
export function sectionsOf(body: string): { intro: string; sections: Section[]; sources: Section[]; isWhole: boolean } {
  const parts: { heading: string; blocks: string[] }[] = [{ heading: '', blocks: [] }]
  let isWhole = true
  for (const block of blocksOf(asMarkdown(body))) {
    const [, level, words = ''] = /^(#{1,6})[ \t]+(\S.*)$/.exec(block) ?? []
    const heading = words.replace(/(?<!#)#+$/, '').trimEnd() || words
    if (level === '##') parts.push({ heading, blocks: [] })
    else if (level === '#') isWhole = false
    else if (level !== undefined) parts.at(-1)!.blocks.push(`**${heading}**`)
    else if (!PICTURE.test(block)) parts.at(-1)!.blocks.push(block)
  }
  const [first, ...rest] = parts
  const headings = rest.map(({ heading }) => heading)
  const all = rest.map(({ heading, blocks }) => ({ heading, blocks, isUsable: isFree([heading, ...blocks].join('\n')) }))
  const intro = first!.blocks.filter(isFree).join('\n\n')
  const sources = all.filter(({ heading }) => SOURCES.test(heading))
  const sections = all.filter((section) => !sources.includes(section))
  return { intro, sections, sources, isWhole: isWhole && new Set(headings).size === headings.length }
}

/**
 * The documents that a lesson names at its end, by what is known of them: none where it names none; null where one of them is not known.
 */
export function basisIn(sources: readonly Section[], documents: ReadonlyMap<string, string>): string[] | null {
  const lines = sources.flatMap(({ blocks }) => blocks.flatMap((block) => block.split(/\n(?=[-*+] |\d+[.)] )/)))
  const known = lines.map((line) => {
    const found = [...line.matchAll(/\]\(([^)\]\s]+)\)|<(https?:[^<>\s]+)>/g)].map(([, one, other]) =>
      documents.get((one ?? other)!),
    )
    return found.length > 0 && found.every((id) => id !== undefined) ? found : null
  })
  if (known.some((ids) => ids === null)) return null
  return [...new Set(known.flatMap((ids) => ids ?? []))]
}

/** Several sections as one text: the first stands under its heading, each other one begins with its own. */
export function textOfSections(sections: readonly Section[]): string {
  const own = sections.filter(({ blocks }) => blocks.length > 0)
  return own
    .flatMap(({ heading, blocks: [first, ...rest] }, at) => {
      if (at === 0) return [first!, ...rest]
      const name = `**${heading}${/[.!?:]$/.test(heading) ? '' : '.'}**`
      return /^[\p{L}\p{N}“‘"'(]/u.test(first!) && !/^\d+[.)] /.test(first!)
        ? [`${name} ${first}`, ...rest]
        : [name, first!, ...rest]
    })
    .join('\n\n')
}

function isFree(text: string): boolean {
  return !OF_LESSONS.test(text) && !BOUND.test(text)
}

/** Without blocks of its author’s: what a callout says stays, and pictures, films and tables stand in the lesson alone. */
function asMarkdown(body: string): string {
  const texts = splitBlocks(body).parts.map((part) => {
    if (typeof part === 'string') return part
    return part.content.name === 'callout' ? part.content.text : ''
  })
  return texts.join('\n\n')
}

/** Blocks between empty lines; fenced code is one, and a heading is one by itself. */
function blocksOf(body: string): string[] {
  const blocks: string[][] = [[]]
  let fence: string | null = null
  for (const line of body.replaceAll('\r\n', '\n').split('\n')) {
    const sign = /^ {0,3}(```+|~~~+)/.exec(line)?.[1]
    const isInside = fence !== null
    if (sign && fence === null) fence = sign
    else if (sign && fence !== null && sign.startsWith(fence)) fence = null
    if (!isInside && line.trim() === '') blocks.push([])
    else if (!isInside && /^#{1,6}[ \t]/.test(line)) blocks.push([line.trim()], [])
    else blocks.at(-1)!.push(line.trimEnd())
  }
  return blocks.map((lines) => lines.join('\n').trim()).filter(Boolean)
}
