import type { Money } from '#features/shop/core/product.ts'

import { currencyOf, signOf, type CurrencySign } from './currency.ts'
import { readWrittenNumber } from './written-number.ts'

/** No price is longer; what is, is not looked at. */
const LONGEST = 120

/** A price text, understood. */
export interface ReadPrice {
  /** Of a range or of “from”: the lowest amount. */
  readonly money: Money
  /** The text names this very amount, neither a range nor where prices begin. */
  readonly isExact: boolean
  readonly hasDecimalComma: boolean
  /** The text itself says in which currency. */
  readonly namesCurrency: boolean
}

/** Words that change nothing about the number beside them. With any other word (“off”, “per month”, “2 for”) a text is not read. */
const NEUTRAL = words(
  'price prices only now sale special our list retail regular was at msrp rrp each ea incl inc including vat tax ' +
    'preis nur statt prix precio prezzo pris prijs cena цена 価格 税込 inkl mwst ttc tvac iva de à',
)
/** Words with which prices begin at the number. */
const FROM = words('from starting ab partir desde fra från vanaf od от')
const TO = words('to bis a à')

/** The parts of a text that mean something: digits with their separators, signs of money, words, and single signs. */
const PART = /\d(?:[\d.,'’٫٬]| (?=\d{3}(?!\d)))*|(?<![\p{L}\d])\.\d\d(?!\d)|(?:\p{L}{1,2})?[$¥]|\p{Sc}|\p{L}+\.?|\S/gu

/**
 * The amount that a price text names, for sorting and comparing; null where none can be read, or more than one. Of a range it is the
 * lowest. A text without a currency is in `currency`, or in US dollars.
 */
export function readPrice(text: string, currency: string | null = null): Money | null {
  return understandPrice(text, currency)?.money ?? null
}

/** The same with what else the text says about the amount. */
export function understandPrice(text: string, currency: string | null): ReadPrice | null {
  // Raised cents and fractions would run together with the digits before them.
  if (text.length > LONGEST || /\p{No}/u.test(text)) return null
  const parts = sortParts(plain(text).match(PART) ?? [])
  const code = parts && currencyOf(parts.signs, currency)
  if (!parts || !code) return null
  const amounts = parts.numbers.map((number) => readWrittenNumber(number.replace(/[.,]$/, ''), code))
  const [low, high] = amounts
  if (!low || high === null || amounts.length > 2) return null
  // Two numbers are a range when one dash or word joins them; beside one, a dash stands for “no cents” (“25.–”).
  const isRead = high ? parts.joints.length === 1 && low.cents <= high.cents : parts.joints.every((joint) => joint === '-')
  if (!isRead) return null
  return {
    money: { cents: low.cents, currency: code },
    isExact: !parts.isFrom && !high,
    hasDecimalComma: amounts.some((amount) => amount?.hasDecimalComma),
    namesCurrency: parts.signs.length > 0,
  }
}

interface Parts {
  readonly numbers: ReadonlyArray<string>
  readonly signs: ReadonlyArray<CurrencySign>
  /** What stands behind the first number: dashes and words for “to”. */
  readonly joints: ReadonlyArray<string>
  readonly isFrom: boolean
}

/** Null when one of them is none that a price has. */
function sortParts(parts: ReadonlyArray<string>): Parts | null {
  const numbers: string[] = []
  const signs: CurrencySign[] = []
  const joints: string[] = []
  let isFrom = false
  for (const part of parts) {
    const bare = part.replace(/\.$/, '')
    const word = bare.toLowerCase()
    const sign = signOf(bare)
    if (/\d/.test(part)) numbers.push(part)
    else if (sign) signs.push(sign)
    else if ((part === '-' || TO.has(word)) && numbers.length === 1) joints.push(part)
    else if (FROM.has(word) && numbers.length === 0) isFrom = true
    else if (part === '+' && numbers.length === 1) isFrom = true
    else if (!NEUTRAL.has(word) && part !== ':') return null
  }
  return { numbers, signs, joints, isFrom }
}

/** The text with digits, signs and spaces of one kind, and without marks that nobody sees. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll(/[‐-―−〜~～]/g, '-')
    .replaceAll(/-+/g, '-')
}

/** Unicode keeps every script’s ten digits in a row, from nought to nine. */
function digitValue(digit: string): number {
  let value = 0
  const at = digit.codePointAt(0)!
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1
  return value
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
