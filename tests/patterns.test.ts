import { expect, test } from 'vitest'

import { madePatterns, reviewedPatterns } from './patterns/reviewed-patterns.ts'
import { sourcePatterns } from './patterns/source-patterns.ts'
import { safePatterns, verdictOf } from './patterns/verdict.ts'
import { deep } from './support/deep.ts'

const { written, making } = sourcePatterns()
const safe = safePatterns()
const fresh = [...written.keys()].filter((pattern) => !safe.has(pattern) && !Object.hasOwn(reviewedPatterns, pattern))
/** More than a few are checked by the script, which keeps what it finds. */
const MAX_AT_ONCE = 10

test('every regular expression of the source is read', () => {
  expect(written.size).toBeGreaterThan(900)
  expect(written.get(String.raw`/^\d{1,9}$/`)?.some((place) => place.startsWith('app/features/health/core/read-vital.ts:'))).toBe(
    true,
  )
})

test(
  'a regular expression that is new or was changed takes no more than the length of a text',
  { timeout: 300_000 },
  async () => {
    expect(fresh.length, 'Run npm run check:patterns, and commit what it keeps.').toBeLessThanOrEqual(MAX_AT_ONCE)
    const slow: string[] = []
    for (const pattern of fresh) {
      const verdict = await verdictOf(pattern)
      if (verdict.is === 'slow') slow.push(`${written.get(pattern)!.join(' ')} ${pattern} on ${verdict.on}`)
    }
    expect(slow).toEqual([])
  },
)

test('what is kept as safe or reviewed stands in the source', () => {
  expect([...safe, ...Object.keys(reviewedPatterns)].filter((pattern) => !written.has(pattern))).toEqual([])
})

test('every file that puts patterns together says what of', () => {
  expect(making.toSorted()).toEqual(Object.keys(madePatterns).toSorted())
})

test.for([
  [String.raw`/^(?:a+)+$/`, 'slow'],
  [String.raw`/(?<!\s)\s+$/`, 'safe'],
  [String.raw`/^\d{4}-\d{2}$/`, 'safe'],
] as const)('%s is %s', { timeout: 120_000 }, async ([pattern, is]) => {
  expect(await verdictOf(pattern)).toMatchObject({ is })
})

test.for([String.raw`/^[([]\s*(.+?)\s*[)\]]$/`, String.raw`/\s+$/`, String.raw`/[^\s<>,;"()]+@[^\s<>,;"()]+/g`])(
  '%s is slow, which takes seconds to find',
  deep('tests/patterns.test.ts'),
  async (pattern) => {
    expect(await verdictOf(pattern)).toMatchObject({ is: 'slow' })
  },
)
