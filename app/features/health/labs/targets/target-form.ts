import { z } from 'zod'

import { readNumber } from '#features/health/labs/reading/read-number.ts'
import { findTest, testsCalled, type KnownTest } from '#features/health/labs/tests/known-tests.ts'

/** The band that the coach aims at for a test. */
export interface LabTarget {
  readonly loinc: string
  readonly ucum: string
  readonly low: number | null
  readonly high: number | null
  readonly reason: string
}

/** A band as it was kept before it was changed or deleted. */
export const TargetShape = z.object({
  loinc: z.string(),
  ucum: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  reason: z.string(),
})

const MAX_REASON = 500
const text = z.string().default('')

/** The form of a band: a test of the list, one of its units, at least one bound. */
export function targetForm(readUnit: (printed: string, test: KnownTest) => string | null) {
  const fields = z.object({ test: text, unit: text, low: text, high: text, reason: text })
  return fields.transform((typed, { addIssue }): LabTarget => {
    const refuse = (path: keyof typeof typed, message: string) => addIssue({ code: 'custom', path: [path], message })
    const test = testsCalled(typed.test).find(({ name }) => name === typed.test.trim()) ?? findTest(typed.test, null)
    const ucum = test && (typed.unit.trim() === '' ? (test.units[0] ?? null) : readUnit(typed.unit, test))
    if (!test) refuse('test', 'Choose a test of the list.')
    else if (ucum === null)
      refuse(
        'unit',
        test.units.length === 0 ? 'Results of this test are words: there is no band for it.' : 'Enter a unit of this test.',
      )
    const [low, high] = [readBound(typed.low), readBound(typed.high)]
    if (low === undefined) refuse('low', 'Enter a number, or leave it empty.')
    if (high === undefined) refuse('high', 'Enter a number, or leave it empty.')
    if (low === null && high === null) refuse('low', 'Enter at least one of the two bounds.')
    if (typeof low === 'number' && typeof high === 'number' && low > high)
      refuse('high', 'The upper bound must not be below the lower one.')
    const reason = typed.reason.trim()
    if (reason.length > MAX_REASON) refuse('reason', `Enter at most ${MAX_REASON} characters.`)
    return { loinc: test?.loinc ?? '', ucum: ucum ?? '', low: low ?? null, high: high ?? null, reason }
  })
}

/** Undefined where it is no number. */
function readBound(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : (readNumber(typed) ?? undefined)
}
