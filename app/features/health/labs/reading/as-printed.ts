import { plainNumber, type DecimalSign } from './read-number.ts'
import { readRange } from './read-range.ts'
import { readValue } from './read-value.ts'

/** A comma before three digits: who reads it alone cannot tell thousands from decimals. */
const EITHER = /(?<![\d.,])[1-9]\d{0,2},\d{3}(?![\d.,])/
const NUMBER = /\d[\d.,'’]*(?:[\s\u{a0}\u{202f}]\d{3}(?!\d))*/gu

/**
 * A result as it goes into the form: as printed, digit by digit. Only where it would be read otherwise without the rest of its report
 * (“1.250” beside decimal commas) it is written so that it cannot: all its digits, no sign between thousands.
 */
export function valueAsPrinted(text: string, sign: DecimalSign): string {
  return asPrinted(text, sign, (each, by) => readValue(each, by))
}

/** A range by the same rule. */
export function rangeAsPrinted(text: string, sign: DecimalSign): string {
  return asPrinted(text, sign, (each, by) => readRange(each, by))
}

function asPrinted(text: string, sign: DecimalSign, read: (text: string, sign: DecimalSign) => unknown): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  const isSameEitherWay = !EITHER.test(plain) && JSON.stringify(read(plain, sign)) === JSON.stringify(read(plain, 'point'))
  return isSameEitherWay ? plain : plain.replaceAll(NUMBER, (number) => plainNumber(number, sign) ?? number)
}
