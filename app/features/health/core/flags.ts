import type { LabResult, ReferenceRange } from './lab-report.ts'

type Measured = Pick<LabResult, 'operator' | 'value'> & ReferenceRange

/**
 * Where a result lies by the range that the laboratory printed. A result of “< 5” is below a range that begins at 5, and in one that
 * ends there and begins at 0 or nowhere; null where the range does not say, or there is none.
 */
export function flagByRange({ operator, value, low, lowInclusive, high, highInclusive }: Measured): 'L' | 'N' | 'H' | null {
  if (value === null || (low === null && high === null)) return null
  if (operator === '<' || operator === '<=') {
    const isBelow = low !== null && (value < low || (value === low && (operator === '<' || !lowInclusive)))
    if (isBelow) return 'L'
    const mayBeLow = low !== null && (low > 0 || !lowInclusive)
    const isWithin = high !== null && (value < high || (value === high && (operator === '<' || highInclusive)))
    return !mayBeLow && isWithin ? 'N' : null
  }
  if (operator === '>' || operator === '>=') {
    const isAbove = high !== null && (value > high || (value === high && (operator === '>' || !highInclusive)))
    if (isAbove) return 'H'
    return high === null && low !== null && value >= low ? 'N' : null
  }
  if (low !== null && (value < low || (value === low && !lowInclusive))) return 'L'
  if (high !== null && (value > high || (value === high && !highInclusive))) return 'H'
  return 'N'
}

export type Flag = NonNullable<LabResult['flag']>

/** What a flag says, in words. Marks and colours only repeat it. */
export const flagWords: Readonly<Record<Flag, string>> = {
  LL: 'Far too low',
  L: 'Below the range',
  N: 'In the range',
  H: 'Above the range',
  HH: 'Far too high',
  A: 'Marked by the laboratory',
}

export function isOutside(flag: LabResult['flag']): boolean {
  return flag !== null && flag !== 'N'
}
