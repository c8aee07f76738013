/** Which sign a report writes before decimals. */
export type DecimalSign = 'point' | 'comma'

/** Larger and smaller than anything that a laboratory prints. */
const MOST = 1e12
const LEAST = 1e-12

/** Digits with their signs, up to the last digit. */
const WRITTEN_NUMBER = /(?<![\d.,])\d(?:[\d.,]*\d)?/g
const NUMBER = /^[+-]?\d+(?:[.,']\d+)*$|^[+-]?[.,]\d+$/

/**
 * The number that a text writes: "5.1", "5,1", "1'250", "1 250,5", "−2". Only three digits behind a lone comma or point can mean two
 * things; then `sign` tells. Null where it is no number.
 */
export function readNumber(text: string, sign: DecimalSign = 'point'): number | null {
  const plain = plainNumber(text, sign)
  if (plain === null) return null
  const value = Number(plain)
  const size = Math.abs(value)
  return size <= MOST && (size >= LEAST || size === 0) ? value : null
}

/** The same number with all its digits, a point before the decimals and no sign between thousands: of “1.250,50” it is “1250.50”. */
export function plainNumber(text: string, sign: DecimalSign): string | null {
  const plain = text
    .trim()
    .replaceAll('−', '-')
    .replaceAll('’', "'")
    .replaceAll(/(?<=\d)[\s\u{a0}\u{202f}](?=\d{3}(?!\d))/gu, "'")
  return NUMBER.test(plain) ? withPoint(plain.replaceAll("'", ''), sign) : null
}

function withPoint(text: string, sign: DecimalSign): string {
  const [points, commas] = [text.split('.').length - 1, text.split(',').length - 1]
  // Both: the last one is before the decimals.
  if (points > 0 && commas > 0) {
    return text.lastIndexOf(',') > text.lastIndexOf('.') ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  }
  if (points > 1) return text.replaceAll('.', '')
  if (commas > 1) return text.replaceAll(',', '')
  if (commas === 1) return isThousands(text, ',') && sign === 'point' ? text.replace(',', '') : text.replace(',', '.')
  return points === 1 && isThousands(text, '.') && sign === 'comma' ? text.replace('.', '') : text
}

/** "1,250" may be; "0,125", "12,5" and "1250,125" cannot. */
function isThousands(text: string, sign: string): boolean {
  const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split(sign)
  return rest.length === 3 && whole.length <= 3 && !whole.startsWith('0')
}

/** Which sign stands before decimals in a whole report, by the numbers in it that can mean only one thing. */
export function decimalSignOf(report: string): DecimalSign {
  const dates = /\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/g
  const count = (text: string, pattern: RegExp) =>
    (text.match(WRITTEN_NUMBER) ?? []).reduce((sum, number) => sum + Number(pattern.test(number)), 0)
  const withComma = count(report.replaceAll(dates, ' '), /^(?:\d+,\d{1,2}|0,\d+|\d+\.\d{3},\d+)$/)
  const withPoint = count(report, /^(?:\d+\.\d{1,2}|0\.\d+|\d+,\d{3}\.\d+)$/)
  return withComma > withPoint ? 'comma' : 'point'
}

/** A number as it is shown and can be read again, whatever the sign: never three digits behind a lone point where that could be thousands. */
export function formatNumber(value: number): string {
  const text = String(value)
  if (/e/.test(text))
    return value
      .toFixed(Math.min(20, Math.max(0, -Number(text.split('e')[1]) + 3)))
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '')
  return text
}
