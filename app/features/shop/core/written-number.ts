import { decimalsOf, groupsWithPoints } from './currency.ts'

/** PostgreSQL’s integer, in which amounts are kept. */
const LARGEST = 2_147_483_647

/** A number as a text writes it, read as an amount. */
export interface Amount {
  /** In the currency’s smallest unit. */
  readonly cents: number
  readonly hasDecimalComma: boolean
}

/**
 * The amount that digits with separators stand for in a currency; null where they have more than one meaning (`$1.299`) or none
 * (`1,29,9`).
 */
export function readWrittenNumber(written: string, currency: string): Amount | null {
  const decimals = decimalsOf(currency)
  const parts = splitDecimals(written, decimals, currency)
  if (!parts) return null
  const { whole, fraction, mark } = parts
  const digits = ungroup(whole)
  // Of a currency without decimals, “.00” adds nothing.
  const smallest = fraction.length > decimals && /^0+$/.test(fraction) ? '' : fraction
  if (digits === null || digits.length > 12 || smallest.length > decimals) return null
  const cents = Number(digits + smallest.padEnd(decimals, '0'))
  return cents <= LARGEST ? { cents, hasDecimalComma: mark === ',' } : null
}

interface Parts {
  readonly whole: string
  readonly fraction: string
  readonly mark: string
}

/** Which separator begins the decimals, if one does. */
function splitDecimals(written: string, decimals: number, currency: string): Parts | null {
  const whole = { whole: written, fraction: '', mark: '' }
  const last = /[.,٫](?=\d*$)/.exec(written)
  if (!last) return whole
  const mark = last[0]
  const before = written.slice(0, last.index)
  const after = written.slice(last.index + 1)
  const split = { whole: before || '0', fraction: after, mark }
  if (before.includes(mark)) return whole
  if (mark === '٫' || after.length !== 3) return after !== '' && after.length <= Math.max(decimals, 2) ? split : null
  // Three digits follow the only mark of its kind: thousands, or decimals?
  if (/\D/.test(before)) return decimals === 3 ? split : null
  if (decimals === 3) return mark === '.' ? split : null
  return mark === ',' || decimals === 0 || groupsWithPoints(currency) ? whole : null
}

/** Digits without the marks between their thousands (or, as in India, between hundreds above them); null where the groups are none. */
function ungroup(whole: string): string | null {
  if (/^\d+$/.test(whole)) return whole
  const isGrouped = /^[1-9]\d{0,2}(?:([.,'’٬ ])\d{3})(?:\1\d{3})*$/.test(whole) || /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(whole)
  return isGrouped ? whole.replaceAll(/\D/g, '') : null
}
