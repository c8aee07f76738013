import type { LabResult } from '#features/health/core/lab-report.ts'

import { readNumber, formatNumber, type DecimalSign } from './read-number.ts'

export type ReadValue = Pick<LabResult, 'operator' | 'value' | 'words'>

/** The longest word of a result, such as the name of what was found. */
export const MAX_WORDS = 200

const operators = { '<': '<', '<=': '<=', '=<': '<=', '≤': '<=', '>': '>', '>=': '>=', '=>': '>=', '≥': '>=' } as const

/** A result as printed: "5.1", "< 0,5", "≥ 90", "negative". Null where there is none. */
export function readValue(text: string, sign: DecimalSign = 'point'): ReadValue | null {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  if (plain === '' || /^[-–—.*]+$/.test(plain)) return null
  const [, mark = '', rest = ''] = /^(<=|=<|>=|=>|[<>≤≥])?([\s\S]*)$/.exec(plain) ?? []
  const value = readNumber(rest, sign)
  if (value !== null) return { operator: mark === '' ? null : operators[mark as keyof typeof operators], value, words: null }
  return plain.length <= MAX_WORDS ? { operator: null, value: null, words: plain } : null
}

/** The same as a text that `readValue` reads again. */
export function formatValue({ operator, value, words }: ReadValue): string {
  if (value === null) return words ?? ''
  return operator === null ? formatNumber(value) : `${shownOperator[operator]} ${formatNumber(value)}`
}

const shownOperator = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const
