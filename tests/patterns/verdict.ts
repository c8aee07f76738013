import { readFileSync } from 'node:fs'

import { tooFastGrowth } from './growth.ts'
import { hostileFrames, hostileRuns, hostileText } from './hostile-texts.ts'
import type { Written } from './source-patterns.ts'

/** `safe`: its work grows with the length of the text, and not faster. */
export type Verdict = { readonly is: 'safe' } | { readonly is: 'slow'; readonly on: string }

/** How long the checker may think about one pattern. */
const LONGEST_MS = 10_000
/** The length of the texts on which a pattern is tried, in characters: that of a form’s field. */
const LENGTH = 20_000

/** Where the patterns that were found safe are kept: what has not changed is not checked again. */
export const SAFE_PATTERNS = 'tests/patterns/safe-patterns.json'

export function safePatterns(): ReadonlySet<Written> {
  return new Set(JSON.parse(readFileSync(SAFE_PATTERNS, 'utf8')) as Written[])
}

/**
 * Asks recheck (in JavaScript alone, without the programs it can use) whether there is a text on which a pattern takes more than its length. What it
 * suspects is tried: on its own texts, and on hostile ones that are made of the pattern’s own words. So is what it finds no end for.
 */
export async function verdictOf(written: Written): Promise<Verdict> {
  process.env['RECHECK_SYNC_BACKEND'] = 'pure'
  const { checkSync } = await import('recheck')
  const end = written.lastIndexOf('/')
  const [pattern, flags] = [written.slice(1, end), written.slice(end + 1)]
  const verdict = checkSync(pattern, flags, { timeout: LONGEST_MS })
  if (verdict.status === 'safe') return { is: 'safe' }
  // Nobody would live to see the end of a try.
  if (verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential')
    return { is: 'slow', on: verdict.attack.pattern }
  const pumps = verdict.status === 'vulnerable' ? verdict.attack.pumps : []
  const parts = pumps.flatMap(({ prefix, pump }) => [prefix, pump]).filter((part) => part !== '')
  const behind = verdict.status === 'vulnerable' ? verdict.attack.suffix : ''
  const own = [...new Set([...parts, ...ownWords(pattern)])]
  const frames = [...hostileFrames, ...parts.map((part) => [part, behind] as const), ['', behind] as const]
  for (const run of [...own, ...hostileRuns]) {
    for (const frame of frames) {
      const growth = tooFastGrowth((length) => {
        const text = hostileText(run, frame, length)
        return () => void text.replace(new RegExp(pattern, flags), '')
      }, LENGTH)
      if (growth !== null) return { is: 'slow', on: JSON.stringify(hostileText(run, frame, 20)) }
    }
  }
  return { is: 'safe' }
}

/** What a pattern asks for, as words that can be repeated: alone, and with a blank behind. */
function ownWords(pattern: string): string[] {
  const words = pattern.replaceAll(/\\[a-z]|\(\?[:=!<]+/gi, ' ').match(/[\p{L}\d]+(?: [\p{L}\d]+)*/gu) ?? []
  return [...new Set(words)].slice(0, 40).flatMap((word) => [word, `${word} `])
}
