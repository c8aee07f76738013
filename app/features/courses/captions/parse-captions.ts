import { spokenText, vttTextOf } from './caption-text.ts'
import { ARROW, formatTime, timesIn } from './caption-times.ts'

/** One caption: when it stands there, and what is said. */
export interface Cue {
  readonly startsMs: number
  readonly endsMs: number
  readonly text: string
}

export type ParsedCaptions =
  | { readonly ok: true; readonly cues: ReadonlyArray<Cue>; readonly vtt: string }
  /** Lines count from 1. */
  | { readonly ok: false; readonly line: number; readonly reason: string }

export const captionLimits = { characters: 1_000_000, cues: 10_000 } as const

/** Lines of one block, and the number of the first. */
interface Block {
  readonly from: number
  readonly lines: ReadonlyArray<string>
}

class Damage extends Error {
  readonly line: number
  readonly reason: string
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
    this.reason = reason
  }
}

/**
 * Captions in WebVTT (as the W3C describes it, held strictly) or in SRT, which becomes WebVTT. What is damaged is said with its line,
 * because a browser would leave it out without a word. So would the parsers of players, which is why this one is our own (docs/decisions/0031).
 */
export function parseCaptions(typed: string): ParsedCaptions {
  const text = typed.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const lines = text.split('\n')
  try {
    const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]!)
    if (!isVtt && !looksLikeSrt(lines)) {
      throw new Damage(
        firstWritten(lines),
        'Captions begin with the word WEBVTT, or with the number and the times of an SRT file.',
      )
    }
    const blocks = blocksOf(lines)
    const written = isVtt ? cuesOfVtt(blocks) : blocks.map((block) => cueOf(block, true))
    if (written.length === 0) throw new Damage(lines.length, 'There is no caption in it.')
    if (written.length > captionLimits.cues) {
      throw new Damage(
        written[captionLimits.cues]!.line,
        `These are more than ${captionLimits.cues.toLocaleString('en')} captions.`,
      )
    }
    holdOrder(written)
    const cues = written.map(({ startsMs, endsMs, text: said }) => ({ startsMs, endsMs, text: said }))
    return { ok: true, cues, vtt: isVtt ? `${text.trimEnd()}\n` : vttOf(written) }
  } catch (error) {
    if (error instanceof Damage) return { ok: false, line: error.line, reason: error.reason }
    throw error
  }
}

interface WrittenCue extends Cue {
  readonly line: number
  readonly payload: string
}

function cuesOfVtt([header, ...blocks]: ReadonlyArray<Block>): WrittenCue[] {
  const early = header!.lines.findIndex((line) => line.includes(ARROW))
  if (early >= 0) throw new Damage(header!.from + early, 'An empty line is missing between WEBVTT and the first caption.')
  return blocks.flatMap((block) => {
    const [first] = block.lines
    const isAside = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first!) && !first!.includes(ARROW)
    return isAside ? [] : [cueOf(block, false)]
  })
}

/** A caption: a name or number of its own if it likes, its times, its text. */
function cueOf({ from, lines }: Block, isSrt: boolean): WrittenCue {
  const at = lines[0]!.includes(ARROW) ? 0 : 1
  const line = from + at
  const bent = lines.slice(0, 2).findIndex((one) => /^[\d:.,]+\s*[-–—=]+>?\s*[\d:.,]+/.test(one))
  if (!lines[at]?.includes(ARROW) && bent >= 0) throw new Damage(from + bent, `Write ${ARROW} between its two times.`)
  if (!lines[at]?.includes(ARROW)) {
    throw new Damage(
      Math.min(line, from + lines.length - 1),
      `The times of a caption are missing here, like 00:00:01.000 ${ARROW} 00:00:04.000.`,
    )
  }
  const times = timesIn(lines[at], isSrt)
  if (typeof times === 'string') throw new Damage(line, times)
  const said = lines.slice(at + 1)
  const run = said.findIndex((text) => text.includes(ARROW))
  if (run >= 0) throw new Damage(line + 1 + run, 'An empty line is missing before this caption.')
  const payload = isSrt ? vttTextOf(said.join('\n')) : said.join('\n')
  const text = spokenText(payload)
  if (text === null) throw new Damage(lineOfTag(said, line + 1), 'A tag is damaged here. Write &lt; for the sign < itself.')
  if (text === '') throw new Damage(line, 'This caption has no text.')
  return { ...times, text, payload, line }
}

function holdOrder(cues: ReadonlyArray<WrittenCue>): void {
  for (const [at, cue] of cues.entries()) {
    if (at > 0 && cue.startsMs < cues[at - 1]!.startsMs)
      throw new Damage(cue.line, 'This caption begins before the one above it.')
  }
}

function blocksOf(lines: ReadonlyArray<string>): Block[] {
  const blocks: { from: number; lines: string[] }[] = []
  let open: { from: number; lines: string[] } | null = null
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') open = null
    else if (open) open.lines.push(line)
    else blocks.push((open = { from: at + 1, lines: [line] }))
  }
  return blocks
}

function looksLikeSrt(lines: ReadonlyArray<string>): boolean {
  const first = firstWritten(lines) - 1
  return lines[first]!.includes(ARROW) || (/^\d+$/.test(lines[first]!.trim()) && (lines[first + 1] ?? '').includes(ARROW))
}

function firstWritten(lines: ReadonlyArray<string>): number {
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.trim() !== ''),
    ) + 1
  )
}

/** The first line that is damaged by itself, else the first of them. */
function lineOfTag(lines: ReadonlyArray<string>, from: number): number {
  return (
    from +
    Math.max(
      0,
      lines.findIndex((line) => spokenText(line) === null),
    )
  )
}

function vttOf(cues: ReadonlyArray<WrittenCue>): string {
  const blocks = cues.map(
    ({ startsMs, endsMs, payload }) => `${formatTime(startsMs)} ${ARROW} ${formatTime(endsMs)}\n${payload.trim()}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}
