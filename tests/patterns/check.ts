import { writeFileSync } from 'node:fs'

import { reviewedPatterns } from './reviewed-patterns.ts'
import { sourcePatterns } from './source-patterns.ts'
import { SAFE_PATTERNS, safePatterns, verdictOf } from './verdict.ts'

/**
 * `npm run check:patterns` checks the regular expressions that are new or were changed, and keeps which ones are safe; with `--all` every one again
 * (ten minutes).
 */
const known = process.argv.includes('--all') ? new Set<string>() : safePatterns()
const { written } = sourcePatterns()
const safe: string[] = []
let isFine = true
for (const [pattern, places] of written) {
  const verdict = known.has(pattern) ? { is: 'safe' as const } : await verdictOf(pattern)
  if (verdict.is === 'safe') safe.push(pattern)
  else if (!Object.hasOwn(reviewedPatterns, pattern)) {
    isFine = false
    console.log(`${places.join(' ')}\n  ${pattern}\n  slow on ${verdict.on}`)
  }
}
writeFileSync(SAFE_PATTERNS, `${JSON.stringify(safe.toSorted(), null, 2)}\n`)
console.log(`${safe.length} of ${written.size} regular expressions are safe.`)
process.exitCode = isFine ? 0 : 1
