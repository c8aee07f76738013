import type { LabResult, ReferenceRange } from '#features/health/core/lab-report.ts'
import { formatNumber } from '#features/health/labs/reading/read-number.ts'
import { formatRange } from '#features/health/labs/reading/read-range.ts'
import { formatValue } from '#features/health/labs/reading/read-value.ts'

import { measureOf } from './measure.ts'

/** What a test says of the digits of its units (a `KnownTest`). */
interface DigitTerms {
  readonly digits: Readonly<Record<string, number>>
  readonly molarMass: number | null
  readonly charge: number | null
}

const MAX_DIGITS = 6
/** Fewer of a number would be another number: 0.42 is not 0.4. */
const FEWEST_SIGNIFICANT = 2
/** Of a test that the list does not have. */
const USUAL_SIGNIFICANT = 4

/** Digits behind the point in which laboratories report a test in a unit; those of its nearest usual unit, moved, where it is none of them. */
export function digitsIn(test: DigitTerms | null, ucum: string | null): number | null {
  if (!test || ucum === null) return null
  const own = test.digits[ucum]
  if (own !== undefined) return own
  const asked = measureOf(ucum, test)
  const moved = Object.entries(test.digits).flatMap(([unit, digits]) => {
    const measure = measureOf(unit, test)
    return asked && measure?.kind === asked.kind ? [{ digits, tens: Math.log10(asked.size / measure.size) }] : []
  })
  const nearest = moved.toSorted((a, b) => Math.abs(a.tens) - Math.abs(b.tens))[0]
  return nearest ? Math.min(MAX_DIGITS, Math.max(0, Math.round(nearest.digits + nearest.tens))) : null
}

/** A number that was worked out, with so many digits behind the point, and never fewer than two that say something. */
export function formatRounded(value: number, digits: number | null): string {
  if (value === 0) return '0'
  if (digits === null) return formatNumber(Number(value.toPrecision(USUAL_SIGNIFICANT)))
  const isSmall = Math.abs(value) < 10 ** (FEWEST_SIGNIFICANT - 1 - digits)
  return isSmall ? formatNumber(Number(value.toPrecision(FEWEST_SIGNIFICANT))) : value.toFixed(digits)
}

/**
 * A converted number as it is shown. Where the point alone moved (mg/L in g/L) nothing was worked out, and all digits stay.
 */
export function formatConverted(printed: number, converted: number, digits: number | null): string {
  const shift = Math.log10(converted / printed)
  const isMoved = converted === printed || Math.abs(shift - Math.round(shift)) < 1e-9
  return isMoved && !isTooLong(converted) ? formatNumber(converted) : formatRounded(converted, digits)
}

/** No laboratory prints 9.89806405673703: a program worked it out. */
function isTooLong(value: number): boolean {
  const [whole = '', decimals = ''] = String(Math.abs(value)).split('.')
  return decimals.length > 3 && (whole + decimals).replace(/^0+/, '').length > 5
}

type PrintedValue = Pick<LabResult, 'operator' | 'value' | 'words' | 'printedValue'>

/** A result as the laboratory printed it, without its unit; what a program worked out to fifteen digits is rounded for reading. */
export function printedText({ printedValue, ...result }: PrintedValue, digits: number | null): string {
  const { operator, value } = result
  if (value === null || !isTooLong(value)) return printedValue ?? formatValue(result)
  return `${operatorText(operator)}${formatRounded(value, digits)}`
}

/** The same for reading among others: all its zeros, and a point before decimals. */
export function formatPrintedValue(result: PrintedValue, digits: number | null): string {
  const { operator, value, printedValue } = result
  if (value === null || isTooLong(value) || !printedValue?.includes(',')) return printedText(result, digits)
  return `${operatorText(operator)}${numberIn(printedValue, value)}`
}

/** The range as the laboratory printed it, with points before decimals and signs for words (“bis 5,0” is “≤ 5.0”). */
export function formatPrintedRange(
  { printedRange, ...range }: ReferenceRange & Pick<LabResult, 'printedRange'>,
  digits: number | null,
): string {
  const { low, high } = range
  const isLong = [low, high].some((bound) => bound !== null && isTooLong(bound))
  if (!isLong && printedRange !== null && /^[\d.\s<>≤≥=–—-]*$/.test(printedRange)) return printedRange
  if (!isLong && printedRange === null) return formatRange(range)
  const bound = (each: number | null) =>
    each === null ? null : isLong ? formatRounded(each, digits) : numberIn(printedRange ?? '', each)
  return formatBounds({ ...range, low: bound(low), high: bound(high) })
}

/** The number as it stands in a text, with its zeros and a point before its decimals. */
function numberIn(text: string, value: number): string {
  const written = text.match(/\d+(?:[.,]\d+)?/g)?.map((each) => each.replace(',', '.')) ?? []
  const found = written.find((each) => Number(each) === Math.abs(value))
  return found === undefined ? formatNumber(value) : value < 0 ? `-${found}` : found
}

/** A range of bounds that are written already. */
export function formatBounds({
  low,
  lowInclusive,
  high,
  highInclusive,
}: Omit<ReferenceRange, 'low' | 'high'> & { low: string | null; high: string | null }): string {
  if (low !== null && high !== null) return `${lowInclusive ? '' : '> '}${low} – ${highInclusive ? '' : '< '}${high}`
  if (high !== null) return `${highInclusive ? '≤' : '<'} ${high}`
  return low === null ? '' : `${lowInclusive ? '≥' : '>'} ${low}`
}

export function operatorText(operator: LabResult['operator']): string {
  return operator === null ? '' : `${{ '<': '<', '<=': '≤', '>': '>', '>=': '≥' }[operator]} `
}
